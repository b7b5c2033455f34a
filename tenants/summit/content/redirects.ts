import type { RedirectRuleKit } from '../../tenant-kit.ts';

/** URLs of the old website, and the short one on the billboards. */
export const redirectRules: readonly RedirectRuleKit[] = [
  { key: 'new', from: '/new', to: '/new-cars-for-sale', permanent: true },
  { key: 'certified', from: '/certified', to: '/certified-cars-for-sale', permanent: true },
  { key: 'credito', from: '/credito', to: '/auto-financing', permanent: false },
  { key: 'inventory', from: '/inventory/*', to: '/cars-for-sale', permanent: true },
];
