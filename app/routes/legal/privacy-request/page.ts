import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { 'privacy-request': '/legal/privacy-request' },
  sitemap: 'pages',
});
