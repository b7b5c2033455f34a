import { ARTICLE_ALIASES } from '@rooftop/content/documents/article/article';
import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: {
    'car-research/article': '/car-research/:slug',
    ...Object.fromEntries(ARTICLE_ALIASES.map((alias) => [`${alias}/article`, `/${alias}/:slug`])),
  },
  cache: true,
});
