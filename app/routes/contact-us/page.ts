import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { 'contact-us': '/contact-us' },
  sitemap: 'pages',
});
