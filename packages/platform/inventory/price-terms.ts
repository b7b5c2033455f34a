import { feesOver } from '@rooftop/content/documents/dealership/company/company';
import type { Fees } from '@rooftop/content/objects/fees';
import type { Settings } from '@rooftop/content/documents/dealership/settings/settings';
import type { Store } from '@rooftop/content/documents/store/store';
import { type Fee, type PriceTerms, WITHOUT_FEES } from '@rooftop/inventory/price-statement';

/** Names of fees in price statements. The price history stores them, and pages translate them. */
export const FEE_NAMES = ['documentaryFee', 'thirtyDayDrive'] as const satisfies readonly (keyof Fees)[];

/** Says what a price with these fees does not include. Only the website words it, for its pages and for the record. */
export type PriceNote = (fees: readonly Fee[]) => string;

/** The fees that are entered. A fee of $0 is listed too: having no fee is a claim (standards 5.9). */
function listFees(fees: Fees): readonly Fee[] {
  const all = [
    {
      name: 'documentaryFee',
      amount: fees.documentaryFee,
      payee: fees.documentaryFeePayee,
      isMandatory: !fees.documentaryFeeIsOptional,
    },
    {
      name: 'thirtyDayDrive',
      amount: fees.thirtyDayDrive,
      payee: fees.thirtyDayDrivePayee,
      isMandatory: !fees.thirtyDayDriveIsOptional,
    },
  ] as const;
  return all.flatMap(({ amount, ...fee }) => (amount === null ? [] : [{ ...fee, amount }]));
}

/**
 * How a dealership's settings advertise its prices. A car has the fees of its store. A car without a store has the
 * dealership's, completed by those of its only store.
 * @param priceNote in English
 */
export function priceTerms(
  settings: Pick<Settings, 'company' | 'inventory'> | null,
  stores: readonly Pick<Store, 'key' | 'profile'>[],
  priceNote: PriceNote,
): PriceTerms {
  if (settings === null) return WITHOUT_FEES;
  const own = settings.company.fees;
  const [only, ...rest] = stores;
  const common = only !== undefined && rest.length === 0 ? feesOver(own, only.profile.fees) : own;
  const fees = listFees(common);
  const storeFees = Object.fromEntries(
    stores.map(({ key, profile }) => [key, listFees(feesOver(profile.fees, own))]),
  );
  const disclaimer = priceNote(fees);
  const different = Object.entries(storeFees)
    .map(([key, some]) => [key, priceNote(some)] as const)
    .filter(([, note]) => note !== disclaimer);
  return {
    currency: 'USD',
    disclaimer,
    ...(different.length > 0 && { storeDisclaimers: Object.fromEntries(different) }),
    fees,
    storeFees,
    locked: settings.inventory.lockedPrices,
  };
}
