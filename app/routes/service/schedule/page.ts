import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { 'service/schedule': '/service/schedule' },
  sitemap: 'pages',
});
