import type { Fees, Settings } from '@rooftop/content/documents/settings';
import type { Store } from '@rooftop/content/documents/store';
import { type Fee, type PriceTerms, SALE_PRICES } from '@rooftop/inventory/advertised-price';
import en from '../../locales/en.json' with { type: 'json' };

/** Names of fees in advertised prices. The price history stores them, and pages translate them. */
export const FEE_NAMES = ['documentaryFee', 'thirtyDayDrive'] as const satisfies readonly (keyof Fees)[];

/** A fee of $0 is listed too: having no fee is a claim (standards 5.9). */
export const listFees = (fees: Pick<Fees, (typeof FEE_NAMES)[number]>): readonly Fee[] =>
  FEE_NAMES.flatMap((name) => (fees[name] === null ? [] : [{ name, amount: fees[name] }]));

/** Fees a store leaves empty are the dealership's (company.ts). */
const feesOver = (over: Fees, under: Fees): Pick<Fees, (typeof FEE_NAMES)[number]> => ({
  documentaryFee: over.documentaryFee ?? under.documentaryFee,
  thirtyDayDrive: over.thirtyDayDrive ?? under.thirtyDayDrive,
});

/**
 * How a dealership's settings advertise its prices. A car has the fees of its store. A car without a store has the
 * dealership's, completed by those of its only store.
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
