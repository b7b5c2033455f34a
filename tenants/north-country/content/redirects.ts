import type { RedirectRuleKit } from '../../tenant-kit.ts';

/** URLs from the old website and from the sign on Route 11. */
export const redirectRules: readonly RedirectRuleKit[] = [
  { key: 'warranty', from: '/warranty', to: '/vehicle-protection-plans', permanent: true },
  { key: 'trucks', from: '/trucks', to: '/cars-for-sale/trucks', permanent: true },
  { key: 'used-cars', from: '/used-cars/*', to: '/used-cars-for-sale', permanent: true },
  { key: 'about', from: '/about-us/*', to: '/our-company', permanent: true },
];
