import { type Fee, optionalFees } from '@rooftop/inventory/price-statement';
import { FEE_NAMES, type PriceNote } from '@rooftop/platform/inventory/price-terms';
import type { Language } from '@rooftop/tenancy/languages';
import type { RequestContext } from '#app/context.server.ts';
import { formatMoney } from '@rooftop/platform/wording/format-number';
import { inEnglish, type Translate } from '#app/locales/wording.server.ts';

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

/** The same request, with the price notes of its language: what a dealership's feeds are made from. */
export const withPriceNote = <Context extends Pick<RequestContext, 't' | 'locale'>>(context: Context) => ({
  ...context,
  priceNote: (fees: readonly Fee[]) => priceNote(fees, context),
});

/** Price notes by language, for the feeds of all dealerships. */
export const createPriceNotes =
  (translateIn: (language: Language) => Translate) =>
  (locale: Language): PriceNote =>
  (fees) =>
    priceNote(fees, { t: translateIn(locale), locale });

/** The price note that the log of what was advertised records. */
export const englishPriceNote: PriceNote = (fees) => priceNote(fees, { t: inEnglish, locale: 'en' });
