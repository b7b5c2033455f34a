import { financeDisclosure } from '@rooftop/finance/disclosure';
import { financePlan } from '@rooftop/finance/finance-plan';
import type { Language } from '@rooftop/tenancy/languages';
import { isPriceDrop } from '@rooftop/inventory/index/deals';
import type { Hit } from '@rooftop/inventory/index/result-page';
import type { PaymentBasis } from '@rooftop/platform/inventory/audiences';
import { formatMoney } from '@rooftop/platform/wording/format-number';
import type { Translate } from '../locales/wording.server.ts';
import { formatPercent } from '@rooftop/platform/wording/format-percent';

/** A vehicle's price as the visitor may see it. */
export interface PriceView {
  /** Null for "call for price" or a locked price. */
  readonly amount: string | null;
  /** Whether the visitor sees it after personalizing their price. */
  readonly isLocked: boolean;
  /** The previous price, or null if it wasn't higher. */
  readonly before: string | null;
  /** Whether it dropped within the last 30 days. */
  readonly isDrop: boolean;
  /** The monthly estimate with its Regulation Z disclosures. */
  readonly payment: { readonly amount: string; readonly terms: string } | null;
}

/**
 * Formats prices in a language for a visitor's terms. The texts of the terms are looked up once for all cars.
 * @param basis null if the dealership advertises no payments
 * @param now milliseconds since 1970
 */
export function createPriceView(t: Translate, locale: Language, basis: PaymentBasis | null, now: number) {
  const money = (cents: number): string => formatMoney(cents, locale);
  const blanks = { payments: '{payments}', rate: '{rate}', down: '{down}', trade: '{trade}' };
  const sentence = t('price.terms', blanks);
  const sentenceWithTrade = t('price.termsTrade', blanks);
  const perMonth = t('price.perMonth', { amount: '{amount}' });

  function paymentTerms(price: number, year: number, { terms, rate }: PaymentBasis): string {
    const stated = financeDisclosure(financePlan({ price, year }, terms, rate));
    const facts: Readonly<Record<string, string>> = {
      payments: String(stated.numberOfPayments),
      rate: formatPercent(stated.annualPercentageRate, locale),
      // A share stays a share, as Regulation Z allows. Its amount of a price with odd cents would take another line.
      down:
        terms.down.kind === 'percent' ? formatPercent(terms.down.percent, locale) : money(stated.downPayment),
      trade: money(stated.tradeEquity),
    };
    const words = stated.tradeEquity > 0 ? sentenceWithTrade : sentence;
    return words.replaceAll(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
  }

  return ({
    listing,
    price,
    statement,
    payment,
    isPriceLocked,
  }: Pick<Hit, 'listing' | 'price' | 'statement' | 'payment' | 'isPriceLocked'>): PriceView => {
    if (price === null)
      return { amount: null, isLocked: isPriceLocked, before: null, isDrop: false, payment: null };
    const before = statement?.before ?? null;
    return {
      amount: money(price),
      isLocked: false,
      before: before === null ? null : money(before),
      isDrop: isPriceDrop(listing, now),
      payment:
        payment === null || basis === null
          ? null
          : {
              amount: perMonth.replace('{amount}', () => money(payment)),
              terms: paymentTerms(price, listing.year, basis),
            },
    };
  };
}
