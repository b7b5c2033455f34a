import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { 'sitemap.xml': '/sitemap.xml' },
  isLocalized: false,
});
