import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { 'out-the-door': '/out-the-door' },
});
