import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { 'help-category': '/help-center/:category' },
  cache: { unbounded: ['thanks'] },
});
