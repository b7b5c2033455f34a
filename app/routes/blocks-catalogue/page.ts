import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { 'routes/blocks-catalogue/route': '/__blocks' },
  isLocalized: false,
});
