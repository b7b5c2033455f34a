import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { location: '/our-company/locations/:key' },
  cache: true,
});
