import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { 'legal-document': '/legal/:kind' },
  cache: { unbounded: ['version'] },
});
