import type { RequestContext } from '#app/context.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { home } from '#app/site/head/home.server.ts';
import type { PageHeadFacts, SharedPage } from '#app/site/head/shared-page.ts';
import { publishedArticles } from '#app/site/articles/published-articles.server.ts';

async function head(context: RequestContext): Promise<PageHeadFacts> {
  const { dealership, t } = context;
  const [[newest], { picture }] = await Promise.all([
    orFallback(publishedArticles(context), []),
    home.head(context),
  ]);
  return {
    title: t('research.title', { name: dealership.name }),
    description: t('research.description', { name: dealership.name }),
    headline: t('research.heading'),
    picture: newest?.image ?? picture,
  };
}

export const research: SharedPage = { head };
