import { definePage } from '#app/site/pages/define-page.ts';

/** The payment calculator by itself. Without JavaScript, the calculator on other pages leads here. */
export const page = definePage({
  paths: { 'auto-financing/payment-calculator': '/auto-financing/payment-calculator' },
});
