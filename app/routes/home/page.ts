import { definePage } from '../../site/pages/define-page.ts';

export const page = definePage({
  paths: { home: '/' },
  cache: true,
  sitemap: 'pages',
});
