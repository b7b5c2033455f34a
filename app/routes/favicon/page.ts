import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { 'favicon.svg': '/favicon.svg', 'favicon.ico': '/favicon.ico' },
  isLocalized: false,
});
