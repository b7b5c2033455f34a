import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { 'sitemap-source': '/api/___sitemaps___/:source' },
  isLocalized: false,
});
