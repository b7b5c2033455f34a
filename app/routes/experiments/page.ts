import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { experiments: '/api/experiments' },
  isLocalized: false,
});
