import { definePage } from '#app/site/pages/define-page.ts';

/** Pages made of blocks that every dealership has. The route tells them apart by path. */
export const page = definePage({
  paths: {
    'auto-financing': '/auto-financing',
    'auto-financing/bad-credit-auto-financing': '/auto-financing/bad-credit-auto-financing',
    'auto-financing/better-than-buy-here-pay-here': '/auto-financing/better-than-buy-here-pay-here',
    'vehicle-protection-plans': '/vehicle-protection-plans',
    'our-company': '/our-company',
  },
  isReplaceable: true,
  cache: true,
});
