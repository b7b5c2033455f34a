import type { Store } from '@rooftop/content/documents/store/store';
import type { RequestContext } from '#app/context.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { formatList } from '@rooftop/platform/wording/format-time';
import type { PageHeadFacts, SharedPage } from './shared-page.ts';

/** Title of a dealership's home page: its name and location. */
export function homeTitle(
  stores: readonly Store[],
  { dealership, locale, t }: Pick<RequestContext, 'dealership' | 'locale' | 't'>,
): string {
  if (stores.length === 0) return dealership.name;
  const cities = [...new Set(stores.map(({ address }) => `${address.city}, ${address.state}`))];
  const places = cities.length > 2 ? stores.map(({ address }) => address.city) : cities;
  return t('home.title', { name: dealership.name, places: formatList([...new Set(places)], locale) });
}

async function homeFacts(context: RequestContext): Promise<PageHeadFacts> {
  const { content, dealership } = context;
  const [page, stores] = await Promise.all([
    orFallback(content.homePage(), null),
    orFallback(content.stores(), []),
  ]);
  const [slide] = page?.blocks.flatMap((block) => (block._type === 'heroSlides' ? block.slides : [])) ?? [];
  return {
    title: page?.title ?? homeTitle(stores, context),
    description: page?.description ?? slide?.text ?? null,
    headline: slide?.headline ?? dealership.name,
    picture: slide?.image ?? null,
  };
}

/** The home page, whose card stands in for that of pages without one. */
export const home = { head: homeFacts } satisfies SharedPage;
