import { definePage } from '#app/site/pages/define-page.ts';

/** Always has a form, so it is not cached. */
export const page = definePage({
  paths: { 'sell-trade-my-car': '/sell-trade-my-car' },
  isReplaceable: true,
});
