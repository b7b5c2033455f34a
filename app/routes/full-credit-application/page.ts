import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { 'auto-financing/full-credit-application': '/auto-financing/full-credit-application' },
  sitemap: 'pages',
});
