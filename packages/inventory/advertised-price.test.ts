import { expect, test } from 'vitest';
import { advertisedPrice, type PriceTerms, SALE_PRICES } from './advertised-price.ts';

const allIn: PriceTerms = {
  ...SALE_PRICES,
  mode: 'allIn',
  fees: [{ name: 'documentaryFee', amount: 35_803 }],
  storeFees: { erie: [], meadville: [{ name: 'documentaryFee', amount: 17_500 }] },
};

test.each<[storeKey: string | null, terms: PriceTerms, advertised: number]>([
  ['meadville', SALE_PRICES, 1_000_000],
  ['meadville', allIn, 1_017_500],
  ['erie', allIn, 1_000_000],
  ['elsewhere', allIn, 1_035_803],
  [null, allIn, 1_035_803],
  ['constructor', allIn, 1_035_803],
  ['__proto__', allIn, 1_035_803],
])('advertises a car of the store %s', (storeKey, terms, advertised) => {
  expect(advertisedPrice({ salePrice: 1_000_000, oldPrice: null, storeKey }, terms)).toBe(advertised);
});
