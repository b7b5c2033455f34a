import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { 'feed-out': '/feeds/:file' },
  isLocalized: false,
});
