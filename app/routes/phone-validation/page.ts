import { definePage } from '../../site/pages/define-page.ts';

export const page = definePage({
  paths: { 'phone-validation': '/api/customer/phoneValidation' },
  isLocalized: false,
});
