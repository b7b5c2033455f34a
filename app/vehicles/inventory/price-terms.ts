import { feesOver } from '@rooftop/content/documents/dealership/company/company';
import type { Fees } from '@rooftop/content/objects/fees';
import type { Settings } from '@rooftop/content/documents/dealership/settings/settings';
import type { Store } from '@rooftop/content/documents/store/store';
import { type Fee, type PriceTerms, WITHOUT_FEES } from '@rooftop/inventory/price-statement';
import { inEnglish } from '#app/locales/wording.server.ts';
import { priceNote } from './price-note.server.ts';

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

const noteOf = (fees: readonly Fee[]): string => priceNote(fees, { t: inEnglish, locale: 'en' });

/**
 * How a dealership's settings advertise its prices. A car has the fees of its store. A car without a store has the
 * dealership's, completed by those of its only store.
 */
export function priceTerms(
  settings: Pick<Settings, 'company' | 'inventory'> | null,
  stores: readonly Pick<Store, 'key' | 'profile'>[],
): PriceTerms {
  if (settings === null) return WITHOUT_FEES;
  const own = settings.company.fees;
  const [only, ...rest] = stores;
  const common = only !== undefined && rest.length === 0 ? feesOver(own, only.profile.fees) : own;
  const fees = listFees(common);
  const storeFees = Object.fromEntries(
    stores.map(({ key, profile }) => [key, listFees(feesOver(profile.fees, own))]),
  );
  const disclaimer = noteOf(fees);
  const different = Object.entries(storeFees)
    .map(([key, some]) => [key, noteOf(some)] as const)
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
