import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { 'car-research/rss.xml': '/car-research/rss.xml' },
});
