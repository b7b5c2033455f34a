import { NO_FEES } from '@rooftop/content/documents/dealership/company/company';
import type { Fees } from '@rooftop/content/objects/fees';
import { statePrice } from '@rooftop/inventory/price-statement';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { generateListings } from '../../../tests/support/listings/generate-listings.ts';
import { testContext, testSettings, testStore } from '../../../tests/support/website.ts';
import { priceStack } from '../detail/price-stack.server.ts';
import { priceTerms } from '@rooftop/platform/inventory/price-terms';
import { englishPriceNote } from './price-note.server.ts';

const [listing] = generateListings(1);
if (!listing) throw new Error('No car');

const PROFILE = testStore().profile;
const amount = fc.option(fc.constantFrom(0, 1000, 35_803));
const payee = fc.constantFrom<Fees['documentaryFeePayee'][]>('dealer', 'government', 'third-party');
const anyFees: fc.Arbitrary<Fees> = fc
  .record({
    documentaryFee: amount,
    documentaryFeePayee: payee,
    documentaryFeeIsOptional: fc.boolean(),
    thirtyDayDrive: amount,
    thirtyDayDrivePayee: payee,
    thirtyDayDriveIsOptional: fc.boolean(),
  })
  .map((fees) => ({ ...NO_FEES, ...fees }));

test('records for every car what its page says that the price does not include', () => {
  const storeKey = fc.constantFrom('erie', 'meadville', 'elsewhere', 'constructor', null);
  fc.assert(
    fc.property(anyFees, anyFees, anyFees, storeKey, (own, erie, meadville, key) => {
      const stores = [
        testStore({ key: 'erie', profile: { ...PROFILE, fees: erie } }),
        testStore({ key: 'meadville', profile: { ...PROFILE, fees: meadville } }),
      ];
      const car = { ...listing, salePrice: 1_000_000, oldPrice: null, storeKey: key };
      const statement = statePrice(car, priceTerms(testSettings({ fees: own }), stores, englishPriceNote));
      expect(statement.disclaimer).toBe(priceStack({ statement }, null, testContext())?.note);
    }),
  );
});
