import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { service: '/service' },
  isReplaceable: true,
  cache: true,
});
