import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { 'unlock-inventory': '/unlock-inventory' },
});
