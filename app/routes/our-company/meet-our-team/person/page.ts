import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { 'team-member': '/our-company/meet-our-team/:slug' },
});
