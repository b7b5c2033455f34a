import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { 'robots.txt': '/robots.txt' },
  isLocalized: false,
});
