import type { Fees } from '@rooftop/content/objects/fees';
import { type Fee, optionalFees } from '@rooftop/inventory/price-statement';
import type { RequestContext } from '#app/context.server.ts';
import { formatMoney } from '#app/locales/format-number.server.ts';

/** Names of fees in price statements. The price history stores them, and pages translate them. */
export const FEE_NAMES = ['documentaryFee', 'thirtyDayDrive'] as const satisfies readonly (keyof Fees)[];

/** What a fee is called, with its payee if that is not the dealer. */
export function feeLabel({ name, payee }: Fee, { t }: Pick<RequestContext, 't'>): string {
  const known = FEE_NAMES.find((one) => one === name);
  const label = known === undefined ? name : t(`detail.${known}`);
  return payee === 'dealer' ? label : t(`detail.feePaidTo.${payee}`, { fee: label });
}

/**
 * What a price does not include (standards 5.9): tax, title and registration, and each fee that only some people pay.
 * Pages show it, and the log of what was advertised records the English text.
 * @param fees all fees of the car's store
 */
export function priceNote(fees: readonly Fee[], { t, locale }: Pick<RequestContext, 't' | 'locale'>): string {
  const left = optionalFees(fees)
    .filter(({ amount }) => amount > 0)
    .map((fee) =>
      t('detail.optionalFee', {
        fee: feeLabel(fee, { t }).toLocaleLowerCase(locale),
        amount: formatMoney(fee.amount, locale),
      }),
    );
  return left.length > 0 ? t('detail.priceNoteFees', { fees: left.join(', ') }) : t('detail.priceNote');
}
