/** Settings of fees, locks, payments and visitors that a dealership could have. The same seed gives the same ones. */
import type { Fees } from '@rooftop/content/objects/fees';
import { PRICE_LOCKS } from '@rooftop/content/documents/dealership/settings/settings';
import { FEE_PAYEES } from '@rooftop/listing/fee-payees';
import { parseTerms } from '@rooftop/finance/terms-text';
import { createRandom, pick } from '../support/listings/generate-listings.ts';
import type { ServedDealership } from './served-dealerships.ts';

/** A visitor of a dealership with other settings. */
export interface PriceCase extends ServedDealership {
  readonly seesPrivate: boolean;
  readonly seesLockedPrices: boolean;
  readonly terms: ReturnType<typeof parseTerms>;
  readonly locale: 'en' | 'es';
}

const TERMS = [null, 'finance.20p.0.850.72', 'finance.3000.2500.640.48', 'finance.0p.0.550.60'] as const;
const AMOUNTS = [null, null, 0, 1, 1000, 17_500, 35_803, 41_900, 99_999] as const;

function randomFees(random: () => number): Fees {
  const amount = () => pick(random, AMOUNTS) ?? (random() < 0.2 ? Math.floor(random() * 200_000) : null);
  const isOptional = () => random() < 0.25;
  return {
    documentaryFee: amount(),
    documentaryFeeSince: pick(random, [null, '2020-03-01']),
    documentaryFeePayee: pick(random, FEE_PAYEES),
    documentaryFeeIsOptional: isOptional(),
    thirtyDayDrive: amount(),
    thirtyDayDrivePayee: pick(random, FEE_PAYEES),
    thirtyDayDriveIsOptional: isOptional(),
  };
}

/** @param dealerships one of which is chosen */
export function randomCase(seed: number, dealerships: readonly ServedDealership[]): PriceCase {
  const random = createRandom(seed);
  const { dealership, settings, stores, listings, index } = pick(random, dealerships);
  const locks = random() < 0.5 ? [] : PRICE_LOCKS.filter(() => random() < 0.35);
  const terms = pick(random, TERMS);
  return {
    dealership: {
      ...dealership,
      financing: random() < 0.15 ? null : { rate: 6.24, months: pick(random, [60, 72]), downPercent: 20 },
    },
    settings: {
      ...settings,
      company: { ...settings.company, fees: randomFees(random) },
      inventory: {
        ...settings.inventory,
        lockedPrices: locks,
        feedsOut: ['google-vehicle-listings', 'google-vehicle-ads', 'meta-vehicles'],
        titlesAreClean: true,
      },
    },
    stores: (random() < 0.2 ? stores.slice(0, 1) : stores).map((store) => ({
      ...store,
      profile: { ...store.profile, fees: randomFees(random) },
    })),
    listings,
    index,
    seesPrivate: random() < 0.3,
    seesLockedPrices: random() < 0.3,
    terms: terms === null ? null : parseTerms(terms),
    locale: pick(random, dealership.languages),
  };
}
