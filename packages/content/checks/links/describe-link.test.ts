import { expect, test } from 'vitest';
import { testFacts } from '../../../../tests/support/dealership-facts.ts';
import { BUILT_IN_PAGES } from '../../built-in-pages.ts';
import { describeLink } from './describe-link.ts';
import { pathExists } from './known-paths.ts';
import type { LinkPage } from './link-pages.ts';

const oil: LinkPage = {
  id: 'article-a-oil',
  type: 'article',
  kind: 'Article',
  name: 'oil',
  former: ['old-oil'],
  title: 'Oil changes',
  path: '/car-research/oil',
  isShared: false,
};
const facts = testFacts({
  documents: [{ type: 'article', name: 'oil', former: ['old-oil'] }],
  redirects: [
    { id: 'r1', from: '/specials', to: '/special-offers' },
    { id: 'r2', from: '/service', to: '/our-service' },
  ],
});

test.each<[href: string, target: object]>([
  ['/car-research/oil#top', { kind: 'document', page: oil, isFormer: false }],
  ['/es/car-research/old-oil', { kind: 'document', page: oil, isFormer: true }],
  ['/contact-us?topic=1', { kind: 'builtIn', title: 'Contact us' }],
  ['/car-research/*', { kind: 'builtIn', title: 'Car research' }],
  ['/specials', { kind: 'redirect', to: '/special-offers' }],
  ['/service', { kind: 'redirect', to: '/our-service' }],
  ['/used-cars-for-sale', { kind: 'builtIn', title: 'Search: used cars' }],
  ['/used-cars-for-sale?price=null,20000', { kind: 'inventory' }],
  ['/used-cars-for-sale/suvs', { kind: 'inventory' }],
  ['/car-research/rss.xml', { kind: 'other' }],
  ['https://lender.example/apply', { kind: 'elsewhere' }],
  ['tel:+13155550126', { kind: 'elsewhere' }],
  ['/new-cars-for-sale', { kind: 'nowhere' }],
  ['/car-research/gone', { kind: 'nowhere' }],
])('%s leads to %j', (href, target) => {
  expect(describeLink(href, facts, [oil])).toEqual(target);
});

test('every built-in page exists, and none stands twice', () => {
  const all = testFacts({
    dealership: { ...testFacts().dealership, conditions: [] },
  });
  expect([...BUILT_IN_PAGES.keys()].filter((path) => !pathExists(path, all))).toEqual([]);
  expect(new Set(BUILT_IN_PAGES.values()).size).toBe(BUILT_IN_PAGES.size);
});
