import type { RequestContext } from '#app/context.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { formatList } from '@rooftop/platform/wording/format-time';
import { home } from '../head/home.server.ts';
import type { PageHeadFacts, SharedPage } from '../head/shared-page.ts';

async function head(context: RequestContext): Promise<PageHeadFacts> {
  const { content, dealership, locale, t } = context;
  const [stores, { picture }] = await Promise.all([orFallback(content.stores(), []), home.head(context)]);
  const { name } = dealership;
  const places = formatList([...new Set(stores.map(({ address }) => address.city))], locale);
  return {
    title: t('contact.title', { name }),
    description: places === '' ? t('contact.intro') : t('contact.description', { name, places }),
    headline: t('contact.heading'),
    picture,
  };
}

export const contactUs: SharedPage = { head };
