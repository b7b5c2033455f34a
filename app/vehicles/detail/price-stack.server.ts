import type { Company } from '@rooftop/content/documents/company';
import { sumOf } from '@rooftop/inventory/advertised-price';
import type { Hit } from '@rooftop/inventory/index/result-page';
import { formatMoney } from '../../locales/format-number.server.ts';
import { formatMonth } from '../../locales/format-time.server.ts';
import type { RequestContext } from '../../context.server.ts';
import { FEE_NAMES, listFees } from '../inventory/price-terms.ts';

export interface PriceLine {
  readonly label: string;
  readonly amount: string;
}

/** The parts of an advertised price, or the fees on top of it. */
export interface PriceStack {
  /** The parts of a price that includes fees. Empty if the price is the vehicle's alone. */
  readonly lines: readonly PriceLine[];
  /** What the price does not include. */
  readonly note: string;
  /** That the documentary fee applies to every sale, and since when (spec 9, listing and fees). Null without a fee. */
  readonly feeNote: string | null;
}

/**
 * Itemizes an advertised price (decided.md, advertised price; standards 5.9): the vehicle and the fees it includes,
 * or a note about the fees it does not include. Returns null if there is no price.
 * @param company its fees are added to a price that includes none
 */
export function priceStack(
  { price, fees }: Pick<Hit, 'price' | 'fees'>,
  company: Pick<Company, 'fees'>,
  { t, locale }: Pick<RequestContext, 't' | 'locale'>,
): PriceStack | null {
  if (price === null) return null;
  const money = (cents: number): string => formatMoney(cents, locale);
  const labelOf = (name: string): string => {
    const known = FEE_NAMES.find((one) => one === name);
    return known === undefined ? name : t(`detail.${known}`);
  };
  if (fees.length > 0) {
    return {
      lines: [
        { label: t('detail.vehiclePrice'), amount: money(price - sumOf(fees)) },
        ...fees.map(({ name, amount }) => ({ label: labelOf(name), amount: money(amount) })),
      ],
      note: t('detail.priceNote'),
      feeNote: feeNote(company.fees, { t, locale }),
    };
  }
  const left = listFees(company.fees)
    .filter(({ amount }) => amount > 0)
    .map(({ name, amount }) => `${labelOf(name).toLocaleLowerCase(locale)} ${money(amount)}`);
  return {
    lines: [],
    note: left.length > 0 ? t('detail.priceNoteFees', { fees: left.join(', ') }) : t('detail.priceNote'),
    feeNote: feeNote(company.fees, { t, locale }),
  };
}

function feeNote(
  { documentaryFee, documentaryFeeSince }: Company['fees'],
  { t, locale }: Pick<RequestContext, 't' | 'locale'>,
): string | null {
  if (documentaryFee === null || documentaryFee === 0) return null;
  const fee = formatMoney(documentaryFee, locale);
  return documentaryFeeSince === null
    ? t('detail.feeNote', { fee })
    : t('detail.feeNoteSince', { fee, since: formatMonth(documentaryFeeSince, locale) });
}
