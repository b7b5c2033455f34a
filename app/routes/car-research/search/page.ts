import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { 'car-research/search': '/car-research/search' },
});
