import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { 'phone-validation': '/api/customer/phoneValidation' },
  isLocalized: false,
});
