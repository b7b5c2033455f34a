import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { opening: '/our-company/careers/:slug' },
  cache: true,
});
