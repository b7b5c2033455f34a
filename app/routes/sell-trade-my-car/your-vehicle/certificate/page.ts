import { definePage } from '#app/site/pages/define-page.ts';

/** An offer to print. It is the visitor's own, found by their cookie or by the link that we mailed. */
export const page = definePage({
  paths: {
    'sell-trade-my-car/your-vehicle/certificate': '/sell-trade-my-car/your-vehicle/certificate',
    'sell-trade-my-car/certificate': '/sell-trade-my-car/certificate/:ticket',
  },
});
