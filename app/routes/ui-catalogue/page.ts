import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { 'routes/ui-catalogue/route': '/__ui' },
  isLocalized: false,
});
