import { definePage } from '../../site/pages/define-page.ts';

export const page = definePage({
  paths: { 'payment-filter': '/payment-filter' },
});
