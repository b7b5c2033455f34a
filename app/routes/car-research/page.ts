import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { 'car-research': '/car-research' },
  cache: true,
  sitemap: 'pages',
});
