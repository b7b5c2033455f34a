import { definePage } from '../../../site/pages/define-page.ts';

export const page = definePage({
  paths: { legal: '/legal' },
  cache: true,
});
