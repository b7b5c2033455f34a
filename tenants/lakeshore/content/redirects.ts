import type { RedirectRuleKit } from '../../tenant-kit.ts';

/** Old website URLs of the group that other sites still link to. */
export const redirectRules: readonly RedirectRuleKit[] = [
  { key: 'locations', from: '/locations', to: '/our-company/locations', permanent: true },
  { key: 'inventory', from: '/inventory/*', to: '/used-cars-for-sale', permanent: true },
  { key: 'finance', from: '/finance', to: '/auto-financing', permanent: true },
  { key: 'boat-show', from: '/boat-show', to: '/special-offers', permanent: false },
];
