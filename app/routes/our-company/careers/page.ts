import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { careers: '/our-company/careers' },
  sitemap: 'pages',
  head: { title: 'careers.title', description: 'careers.description', headline: 'careers.heading' },
});
