import { expect, test } from 'vitest';
import type { Fact } from '@rooftop/visits/facts';
import { FACTS } from '../../../tests/support/facts.ts';
import { shownPageKey } from './shown-page-key.ts';

const CAR = {
  pathname: '/cars-for-sale/x',
  search: '?a=1',
  hash: '',
  key: 'k1',
  state: null,
};
const KEY = shownPageKey(CAR, [FACTS.vehicleViewed]);

test.each([
  ['after a jump to an anchor', { ...CAR, hash: '#main', key: 'default' }],
  ['after a link to itself', { ...CAR, key: 'k2' }],
])('a page stays the same %s', (_when, location) => {
  expect(shownPageKey(location, [FACTS.vehicleViewed])).toBe(KEY);
});

test('a page stays the same when its data is loaded again', () => {
  const vehicle = { ...FACTS.vehicleViewed.vehicle, price: null };
  expect(shownPageKey(CAR, [{ ...FACTS.vehicleViewed, vehicle }])).toBe(KEY);
});

test.each<[string, typeof CAR, readonly Fact[]]>([
  ['path', { ...CAR, pathname: '/cars-for-sale/y' }, [FACTS.vehicleViewed]],
  ['query', { ...CAR, search: '' }, [FACTS.vehicleViewed]],
  ['car, which is absent', CAR, [FACTS.vehicleAbsent]],
  ['data, which an error page lacks', CAR, []],
])('a page is another one with another %s', (_what, location, facts) => {
  expect(shownPageKey(location, facts)).not.toBe(KEY);
});

test('a step of a form that shows at the URL of a later one is another page than that one', () => {
  const [first, second] = [1, 2].map((step) => shownPageKey(CAR, [{ ...FACTS.formStepped, step }]));
  expect(first).not.toBe(second);
});
