/** The part of the Studio API that says what a search finds. packages/inventory/search-api.ts has its request and answer. */
import { type SearchAnswer, searchRequestShape } from '@rooftop/inventory/search-api';
import type { WebContext } from '../site-request.ts';
import { type ApiResponse, createResponder, tokenOf } from './answer.ts';
import type { StudioRights } from './studio-rights.ts';

interface SearchesApiOptions {
  /** URL of the Studio. Pages from other origins cannot read responses. */
  readonly studioUrl: string;
  readonly rights: Pick<StudioRights, 'mayRead'>;
  /** Returns null if there is no such dealership. @param url path and query of an inventory URL */
  readonly describe: (dealership: string, url: string) => Promise<SearchAnswer | null>;
  readonly onError: (error: unknown) => void;
}

/** Ends with the ID of a dealership's document. */
export const SEARCHES_PATH = '/api/desk/searches/:dealership{[\\w-]{1,128}}';

const METHODS = ['GET'];
const MESSAGES: Readonly<Record<number, string>> = {
  400: 'Send the path and query of a search as url.',
  404: 'This dealership has no website yet.',
};

/** Everyone who may read the dealership's document may ask, because the answer is what any shopper sees. */
export function createSearchesApi({ studioUrl, rights, describe, onError }: SearchesApiOptions) {
  const respond = createResponder(studioUrl);

  async function answer({ req, env: { incoming } }: WebContext): Promise<ApiResponse> {
    if (incoming.method === 'OPTIONS') return [204];
    if (incoming.method !== 'GET') return [405];
    const token = tokenOf(incoming);
    const dealership = req.param('dealership') ?? '';
    if (token === undefined) return [401];
    try {
      if (!(await rights.mayRead(token, dealership))) return [403];
      const asked = searchRequestShape.safeParse(req.query());
      if (!asked.success) return [400];
      const found = await describe(dealership, asked.data.url);
      return found === null ? [404] : [200, found];
    } catch (error) {
      onError(error);
      return [503];
    }
  }

  return async function searchesApi(context: WebContext): Promise<Response> {
    return respond(context.env.incoming, await answer(context), { methods: METHODS, messages: MESSAGES });
  };
}
