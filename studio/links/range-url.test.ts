import { expect, test } from 'vitest';
import { rangeUrl } from './range-url.ts';

const range = {
  name: 'price',
  label: 'Price',
  min: '',
  max: '',
  hint: null,
  action: '/used-cars-for-sale/suvs',
};

test.each<[min: string, max: string, hidden: [string, string][], url: string]>([
  ['', '20000', [], '/used-cars-for-sale/suvs?price=null,20000'],
  ['$10,000.00', '$20,000', [], '/used-cars-for-sale/suvs?price=10000,20000'],
  ['', '', [], '/used-cars-for-sale/suvs'],
  ['cheap', '', [['make-model', 'kia,mazda']], '/used-cars-for-sale/suvs?make-model=kia,mazda'],
])('from “%s” to “%s” beside %j: %s', (min, max, hidden, url) => {
  expect(rangeUrl({ ...range, hidden }, min, max)).toBe(url);
});
