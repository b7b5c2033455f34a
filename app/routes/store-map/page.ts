import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { 'store-map': '/store-map/:name' },
  isLocalized: false,
});
