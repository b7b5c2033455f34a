import type { Fees, Settings } from '@rooftop/content/documents/settings';
import type { Store } from '@rooftop/content/documents/store';
import { type Fee, type PriceTerms, SALE_PRICES } from '@rooftop/inventory/advertised-price';
import en from '../locales/en.json' with { type: 'json' };

/** Names of fees in advertised prices: the record keeps them, pages put them into words. */
export const FEE_NAMES = ['documentaryFee', 'thirtyDayDrive'] as const satisfies readonly (keyof Fees)[];

/** A fee of $0 is named too: that there is none is a claim (standards 5.9). */
export const listFees = (fees: Fees): readonly Fee[] =>
  FEE_NAMES.flatMap((name) => (fees[name] === null ? [] : [{ name, amount: fees[name] }]));

/** What a store does not say is said by the dealership (company.ts). */
const feesOver = (over: Fees, under: Fees): Fees => ({
  documentaryFee: over.documentaryFee ?? under.documentaryFee,
  thirtyDayDrive: over.thirtyDayDrive ?? under.thirtyDayDrive,
});

/**
 * How a dealership's settings advertise its prices. A car has the fees of its store; one without has the dealership's,
 * which its only store completes.
 */
export function priceTerms(
  settings: Pick<Settings, 'company' | 'inventory'> | null,
  stores: readonly Pick<Store, 'key' | 'profile'>[],
): PriceTerms {
  if (settings === null) return SALE_PRICES;
  const { advertisedPrice: mode, lockedPrices: locked } = settings.inventory;
  const own = settings.company.fees;
  const [only, ...others] = stores;
  const common = only !== undefined && others.length === 0 ? feesOver(own, only.profile.fees) : own;
  return {
    mode,
    currency: 'USD',
    disclaimer: en[mode === 'allIn' ? 'detail.priceNote' : 'detail.priceNoteFees'],
    fees: listFees(common),
    storeFees: Object.fromEntries(
      stores.map(({ key, profile }) => [key, listFees(feesOver(profile.fees, own))]),
    ),
    locked,
  };
}
