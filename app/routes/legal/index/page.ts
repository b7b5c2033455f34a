import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { legal: '/legal' },
  cache: true,
  sitemap: 'pages',
  head: { title: 'legal.heading', description: 'legal.description' },
});
