import type { Content } from '@rooftop/content/content';
import type { SearchAnswer } from '@rooftop/inventory/search-api';
import type { createContextFactory } from '../create-context.ts';
import { createDependencies } from '../page-cache/dependencies.ts';
import { describeSearch } from './described-search.ts';

interface SearchDataOptions {
  readonly content: Pick<Content, 'dealerships'>;
  readonly createContext: ReturnType<typeof createContextFactory>;
}

/** No URL in an answer has an origin. */
const ORIGIN = 'http://website.invalid';
const ANYBODY = { storeKey: undefined, consent: ['essential'], hasAnswered: true, gpc: false } as const;

/** Creates the function that describes a dealership's searches, as its website shows them to everybody. */
export const createSearchData = ({ content, createContext }: SearchDataOptions) =>
  async function describe(id: string, written: string): Promise<SearchAnswer | null> {
    const dealership = (await content.dealerships()).find((one) => one.id === id);
    if (dealership === undefined) return null;
    const url = URL.parse(written, ORIGIN);
    if (url === null || url.origin !== ORIGIN) return { kind: 'nothing' };
    const siteRequest = {
      requestId: 'searches',
      dealership,
      origin: ORIGIN,
      ipAddress: null,
      route: 'searches',
    };
    const context = await createContext(siteRequest, url.pathname, ANYBODY, createDependencies());
    return describeSearch(url.searchParams, context);
  };
