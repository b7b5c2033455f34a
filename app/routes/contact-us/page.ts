import { definePage } from '../../site/pages/define-page.ts';

export const page = definePage({
  paths: { 'contact-us': '/contact-us' },
  sitemap: 'pages',
});
