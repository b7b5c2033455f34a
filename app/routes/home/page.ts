import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { home: '/' },
  cache: true,
  sitemap: 'pages',
});
