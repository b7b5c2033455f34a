import { definePage } from '../../../../site/pages/define-page.ts';

/** An offer to print. It is the visitor's own, found by their cookie. */
export const page = definePage({
  paths: { 'sell-trade-my-car/your-vehicle/certificate': '/sell-trade-my-car/your-vehicle/certificate' },
});
