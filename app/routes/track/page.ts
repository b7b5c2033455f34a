import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { track: '/api/track/:provider' },
  isLocalized: false,
});
