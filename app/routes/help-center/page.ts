import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { 'help-center': '/help-center' },
  cache: { unbounded: ['q'] },
  sitemap: 'pages',
  head: { title: 'help.heading', description: 'help.description' },
});
