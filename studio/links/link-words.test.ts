import { describeLink, type LinkPage } from '@rooftop/content/schema';
import type { SearchAnswer } from '@rooftop/inventory/search-api';
import { expect, test } from 'vitest';
import { testFacts } from '../../tests/support/dealership-facts.ts';
import { sayWhereLinkLeads } from './link-words.ts';

const facts = testFacts({
  documents: [{ type: 'page', name: '/about', former: ['/who-we-are'] }],
  redirects: [{ id: 'r', from: '/specials', to: '/special-offers' }],
});
const about: LinkPage = {
  id: 'page-a-about',
  type: 'page',
  kind: 'Page',
  name: '/about',
  former: ['/who-we-are'],
  title: 'About us',
  path: '/about',
  isShared: false,
};
const search = (count: number): SearchAnswer => ({
  kind: 'search',
  url: '/used-cars-for-sale/suvs',
  heading: 'Used SUVs For Sale',
  count,
  groups: [],
  ranges: [],
});
const SUVS = '/used-cars-for-sale/suvs';

test.each<[href: string, cars: SearchAnswer | undefined, said: string | null]>([
  ['/about', undefined, 'Page: About us'],
  ['/who-we-are', undefined, 'Page: About us. It has moved to /about.'],
  ['/contact-us', undefined, 'Built-in page: Contact us'],
  ['/specials', undefined, 'Redirects to /special-offers'],
  ['/sevice', undefined, 'Nothing is there.'],
  ['https://elsewhere.example', undefined, null],
  [SUVS, undefined, 'A search, or a car.'],
  [SUVS, search(23), 'Search: Used SUVs For Sale, 23 cars today'],
  [SUVS, search(1), 'Search: Used SUVs For Sale, 1 car today'],
  [SUVS, { kind: 'car', name: '2021 Kia Sportage', isForSale: true }, 'Car: 2021 Kia Sportage'],
  [SUVS, { kind: 'car', name: '2021 Kia Rio', isForSale: false }, 'Car: 2021 Kia Rio. It has been sold.'],
  [SUVS, { kind: 'nothing' }, 'Nothing is there.'],
])('%s, of which the inventory says %j: %s', (href, cars, said) => {
  expect(sayWhereLinkLeads(describeLink(href, facts, [about]), cars)).toBe(said);
});
