import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { 'auto-financing/apply-for-financing': '/auto-financing/apply-for-financing' },
  sitemap: 'pages',
});
