import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { locations: '/our-company/locations' },
  cache: true,
  sitemap: 'pages',
  head: { title: 'locations.heading', description: 'locations.description' },
});
