import { type Fee, includedFees } from '@rooftop/inventory/price-statement';
import type { Hit } from '@rooftop/inventory/index/result-page';
import type { LocalDate } from '@rooftop/tenancy/calendar';
import { formatMoney } from '@rooftop/platform/wording/format-number';
import { formatMonth } from '@rooftop/platform/wording/format-time';
import type { RequestContext } from '#app/context.server.ts';
import type { FEE_NAMES } from '@rooftop/platform/inventory/price-terms';
import { feeLabel, priceNote } from '../inventory/price-note.server.ts';

interface PriceLine {
  readonly label: string;
  readonly amount: string;
}

/** The parts of an advertised price. */
interface PriceStack {
  /** The vehicle and the fees that the price includes. Empty if the price is the vehicle's alone. */
  readonly lines: readonly PriceLine[];
  /** What the price does not include. */
  readonly note: string;
  /** That the documentary fee applies to every sale, and since when (spec 9, listing and fees). Null without a fee. */
  readonly feeNote: string | null;
}

/**
 * Itemizes an advertised price (standards 5.9): the vehicle, each fee that the price includes, and what it doesn't.
 * Returns null if there is no price.
 * @param since first day of the documentary fee, `YYYY-MM-DD`. Null if unknown
 */
export function priceStack(
  { statement }: Pick<Hit, 'statement'>,
  since: LocalDate | null,
  { t, locale }: Pick<RequestContext, 't' | 'locale'>,
): PriceStack | null {
  if (statement === null || statement.vehiclePrice === null) return null;
  const money = (cents: number): string => formatMoney(cents, locale);
  const included = includedFees(statement.fees);
  return {
    lines:
      included.length === 0
        ? []
        : [
            { label: t('detail.vehiclePrice'), amount: money(statement.vehiclePrice) },
            ...included.map((fee) => ({ label: feeLabel(fee, { t }), amount: money(fee.amount) })),
          ],
    note: priceNote(statement.fees, { t, locale }),
    feeNote: feeNote(included, since, { t, locale }),
  };
}

function feeNote(
  included: readonly Fee[],
  since: LocalDate | null,
  { t, locale }: Pick<RequestContext, 't' | 'locale'>,
): string | null {
  const documentary = included.find(
    ({ name }) => name === ('documentaryFee' satisfies (typeof FEE_NAMES)[number]),
  );
  if (documentary === undefined || documentary.amount === 0) return null;
  const fee = formatMoney(documentary.amount, locale);
  return since === null
    ? t('detail.feeNote', { fee })
    : t('detail.feeNoteSince', { fee, since: formatMonth(since, locale) });
}
