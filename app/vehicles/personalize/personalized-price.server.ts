import { creditLabel } from '@rooftop/finance/credit';
import { financeDisclosure } from '@rooftop/finance/disclosure';
import { type FinancePlan, financePlan } from '@rooftop/finance/finance-plan';
import type { Hit } from '@rooftop/inventory/index/result-page';
import type { RequestContext } from '#app/context.server.ts';
import type { SentStatement } from '#app/forms/lead-form-result.ts';
import { formatMoney } from '@rooftop/platform/wording/format-number';
import { priceStack } from '../detail/price-stack.server.ts';
import { paymentBasis } from '@rooftop/platform/inventory/audiences';
import { formatPercent } from '@rooftop/platform/wording/format-percent';
import { outTheDoorForm, outTheDoorNotes } from '../out-the-door/estimate.server.ts';

type Line = SentStatement['lines'][number];

/**
 * A personalized price, itemized: the car and its fees, then what the visitor pays by their terms, with everything that
 * Regulation Z wants beside a payment. Without financing, or if nothing is left to finance, it is the price alone.
 * @param hit as the visitor may see it from now on
 * @returns null for a car without a price
 */
export async function personalizedPrice(
  hit: Pick<Hit, 'listing' | 'price' | 'statement'>,
  context: Pick<RequestContext, 't' | 'locale' | 'company' | 'content' | 'dealership' | 'terms' | 'visitor'>,
): Promise<SentStatement | null> {
  const { t, locale } = context;
  const { listing, price } = hit;
  if (price === null) return null;
  const basis = paymentBasis(context);
  const plan = basis && financePlan({ price, year: listing.year }, basis.terms, basis.rate);
  const { fees } = await context.company();
  const stack = priceStack(hit, fees.documentaryFeeSince, context);
  const money = (cents: number): string => formatMoney(cents, locale);
  const total: Line = { label: t('calculator.price'), amount: money(price) };
  const estimates = await outTheDoorNotes(hit, context);
  const common = {
    text: t('personalize.sentText'),
    lines: [...(stack?.lines ?? []), total],
    further: estimates.length > 0 ? null : outTheDoorForm(listing.vin, context),
  };
  const notes = [...(stack === null ? [] : [stack.note]), ...estimates];
  if (basis === null || plan === null || plan.payment === 0)
    return { ...common, heading: t('personalize.sentPrice', { price: money(price) }), notes };
  const amounts = { price: money(price), payment: money(Math.round(plan.payment / 100) * 100) };
  const credit = t(`calculator.score.${creditLabel(basis.terms.creditScore)}`);
  return {
    ...common,
    heading: t('personalize.sentPricePayment', amounts),
    lines: [...common.lines, ...paymentLines(plan, money, context)],
    notes: [...notes, t('personalize.estimate', { credit })],
  };
}

function paymentLines(
  plan: FinancePlan,
  money: (cents: number) => string,
  { t, locale }: Pick<RequestContext, 't' | 'locale'>,
): readonly Line[] {
  const stated = financeDisclosure(plan);
  const lines = [
    [t('calculator.cashDown'), `−${money(stated.downPayment)}`],
    ...(stated.tradeEquity > 0 ? [[t('calculator.tradeEquity'), `−${money(stated.tradeEquity)}`]] : []),
    [t('personalize.financed'), money(plan.financed)],
    [t('personalize.payment'), money(stated.payment)],
    [t('calculator.term'), t('calculator.months').replace('{months}', String(stated.numberOfPayments))],
    [t('personalize.rate'), formatPercent(stated.annualPercentageRate, locale)],
    [t('personalize.total'), money(stated.totalOfPayments)],
  ];
  return lines.map(([label = '', amount = '']) => ({ label, amount }));
}
