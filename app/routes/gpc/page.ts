import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { 'gpc.json': '/.well-known/gpc.json' },
  isLocalized: false,
});
