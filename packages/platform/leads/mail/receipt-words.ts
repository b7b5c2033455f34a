/** What the mail about each kind of request says, besides the car, the appointment and the store. */
import { pathTo } from '@rooftop/content/page-paths';
import { creditLabel } from '@rooftop/finance/credit';
import type { ConfirmationSection } from '@rooftop/leads/confirmations/confirmation';
import { isTopic } from '@rooftop/leads/kinds/topics';
import type { LeadVehicle } from '@rooftop/leads/lead';
import { type Note, textNote } from '@rooftop/leads/wording/note';
import { quoteLine, quoteText } from '@rooftop/leads/wording/quote-text';
import { type Form, LEAD_FORMS } from '@rooftop/forms/lead-forms';
import { formatCount, formatMoney } from '../../wording/format-number.ts';
import { formatPercent } from '../../wording/format-percent.ts';
import type { WordKey } from '../../wording/translate.ts';
import type { LeadContext } from '../lead-context.ts';
import type { LeadRequest, ReceiptWords } from '../dealership-leads.ts';
import type { MailCar } from './mail-car.ts';

type ReceiptRequest = Pick<LeadRequest, 'kind' | 'content' | 'topic'>;

/** What was requested, in our words, or in the spec's for a contact topic. */
export const requestWords = (
  { kind: { form }, topic }: ReceiptRequest,
  { t }: Pick<LeadContext, 't'>,
): string =>
  t(form === 'CONTACT' && isTopic(topic) ? `contact.topic${topic}` : LEAD_FORMS[form].receipt.request);

/** The words of a form that brings none of its own. */
export function receiptWords(
  leadRequest: ReceiptRequest,
  car: MailCar | null,
  context: LeadContext,
): ReceiptWords {
  const { form } = leadRequest.kind;
  const { t } = context;
  const { next, heading } = LEAD_FORMS[form].receipt;
  return {
    heading: headingOf(form, heading, car, t),
    intro: next === null ? [] : [t(next)],
    sections: [
      ...ownCarSection(leadRequest, context),
      ...messageSection(leadRequest, t),
      ...termsSection(form, context),
    ],
    button: buttonOf(form, car, context),
    validUntil: null,
  };
}

/** What to have at hand, as a section. Empty if nothing is needed. */
export function bringSection(form: Form, { t }: Pick<LeadContext, 't'>): ConfirmationSection[] {
  const { bring } = LEAD_FORMS[form].receipt;
  return bring === null ? [] : [{ title: t('receipt.bring'), notes: [textNote(t(bring))] }];
}

function headingOf(form: Form, heading: WordKey, car: MailCar | null, t: LeadContext['t']): string {
  const price = car?.shown?.price;
  if (form !== 'UNLOCK_PRICE' || !price?.amount) return t(heading);
  return price.payment === null
    ? t('receipt.yourPrice', { price: price.amount })
    : t('receipt.yourPriceAndPayment', { price: price.amount, payment: price.payment.amount });
}

function buttonOf(form: Form, car: MailCar | null, { t, href, origin }: LeadContext): ReceiptWords['button'] {
  const link = (label: WordKey, path: string) => ({
    label: t(label),
    href: origin + (href(path) ?? path),
    needsTicket: false,
  });
  if (car?.car.href) return { label: t('confirmation.seeCar'), href: car.car.href, needsTicket: false };
  if (form === 'SELL_OR_TRADE') return link('sell.continue', pathTo('sell-trade-my-car/your-vehicle'));
  return form === 'UNLOCK_INVENTORY' || form === 'UNLOCK_PRICE'
    ? link('receipt.allCars', '/cars-for-sale')
    : null;
}

/** The visitor's own car. A part that they wrote like a link is left out. */
function ownCarSection(
  { content: { vehicles } }: ReceiptRequest,
  { t, locale }: LeadContext,
): ConfirmationSection[] {
  const own = vehicles.find(({ interest }) => interest !== 'buy');
  if (own === undefined) return [];
  const notes: Note[] = [
    textNote(ownCarName(own) ?? t('tradeIn.car')),
    ...(own.mileage === null
      ? []
      : [{ label: t('tradeIn.mileage'), value: formatCount(own.mileage, locale), href: null }]),
    ...(own.price === null
      ? []
      : [{ label: t('receipt.askingPrice'), value: formatMoney(own.price, locale), href: null }]),
  ];
  return [{ title: t('tradeIn.car'), notes }];
}

/** Year, make and model of the visitor's own car. Null if nothing of it can be quoted. */
const ownCarName = ({ year, make, model }: Pick<LeadVehicle, 'year' | 'make' | 'model'>): string | null =>
  [year, quoteLine(make), quoteLine(model)].filter((part) => part !== null).join(' ') || null;

function messageSection({ kind, content }: ReceiptRequest, t: LeadContext['t']): ConfirmationSection[] {
  // A mail about an application says nothing of it.
  if (kind.isConfidential || content.comments === null) return [];
  const quoted = quoteText(content.comments);
  return [{ title: t('receipt.yourMessage'), notes: [textNote(quoted ?? t('receipt.messageKept'))] }];
}

/** How the visitor would pay, which their price or pre-approval is about. Empty if they did not say. */
function termsSection(form: Form, { t, locale, terms }: LeadContext): ConfirmationSection[] {
  if (!LEAD_FORMS[form].isAboutPayment || terms === null) return [];
  const { down, tradeEquity, creditScore, months } = terms;
  const money = (cents: number): string => formatMoney(cents, locale);
  const lines = [
    ['calculator.cashDown', down.kind === 'amount' ? money(down.cents) : formatPercent(down.percent, locale)],
    ['calculator.tradeEquity', money(tradeEquity)],
    ['calculator.creditScore', t(`calculator.score.${creditLabel(creditScore)}`)],
    ['calculator.term', t('apply.months', { months })],
  ] as const;
  return [
    {
      title: t('receipt.terms'),
      notes: lines.map(([label, value]) => ({ label: t(label), value, href: null })),
    },
  ];
}
