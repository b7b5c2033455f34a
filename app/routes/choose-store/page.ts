import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { 'choose-store': '/choose-store' },
  isLocalized: false,
  isRedirect: true,
});
