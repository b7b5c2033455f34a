import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { 'personalize-my-price': '/personalize-my-price' },
});
