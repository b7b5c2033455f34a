/** What the mail about each kind of request says, besides the car, the appointment and the store. */
import { pathTo } from '@rooftop/content/page-paths';
import { creditLabel } from '@rooftop/finance/credit';
import type { ConfirmationSection } from '@rooftop/leads/confirmations/confirmation';
import { isTopic } from '@rooftop/leads/kinds/topics';
import type { LeadVehicle } from '@rooftop/leads/lead';
import { type Note, textNote } from '@rooftop/leads/wording/note';
import { quoteLine, quoteText } from '@rooftop/leads/wording/quote-text';
import type { Form } from '@rooftop/forms/lead-forms';
import { formatCount, formatMoney } from '../../wording/format-number.ts';
import { formatPercent } from '../../wording/format-percent.ts';
import type { WordKey } from '../../wording/translate.ts';
import type { LeadContext } from '../lead-context.ts';
import type { LeadRequest, ReceiptWords } from '../dealership-leads.ts';
import type { MailCar } from './mail-car.ts';

type ReceiptRequest = Pick<LeadRequest, 'kind' | 'content' | 'topic'>;

interface FormWords {
  /** Our own description of what the form requests. */
  readonly request: WordKey;
  readonly heading: WordKey;
  /** What happens next. */
  readonly next: WordKey | null;
  /** What to have at hand. */
  readonly bring: WordKey | null;
}

const FORM_WORDS = {
  UNLOCK_INVENTORY: {
    request: 'confirmation.unlockInventory',
    heading: 'receipt.unlockInventory',
    next: 'receipt.unlockInventoryNext',
    bring: null,
  },
  UNLOCK_PRICE: {
    request: 'confirmation.unlockPrice',
    heading: 'receipt.unlockPrice',
    next: 'receipt.unlockPriceNext',
    bring: null,
  },
  SCHEDULE_TEST_DRIVE: {
    request: 'confirmation.testDrive',
    heading: 'receipt.testDrive',
    next: null,
    bring: 'receipt.bringTestDrive',
  },
  SELL_OR_TRADE: {
    request: 'confirmation.sellOrTrade',
    heading: 'receipt.sellOrTrade',
    next: 'sell.sentText',
    bring: 'tradeIn.bring',
  },
  CONTACT: {
    request: 'confirmation.message',
    heading: 'receipt.message',
    next: 'receipt.messageNext',
    bring: null,
  },
  STAFF_MEMBER: {
    request: 'confirmation.staffMember',
    heading: 'receipt.message',
    next: 'receipt.messageNext',
    bring: null,
  },
  CAREERS: { request: 'confirmation.careers', heading: 'receipt.careers', next: null, bring: null },
  APPLY_FINANCING: {
    request: 'confirmation.financing',
    heading: 'receipt.financing',
    next: 'apply.sentText',
    bring: 'receipt.bringFinancing',
  },
  FULL_CREDIT_APP: {
    request: 'confirmation.creditApplication',
    heading: 'receipt.creditApplication',
    next: 'credit.sentText',
    bring: 'receipt.bringFinancing',
  },
  SERVICE: {
    request: 'confirmation.service',
    heading: 'receipt.service',
    next: null,
    bring: 'receipt.bringService',
  },
  PRIVACY_REQUEST: {
    request: 'confirmation.privacyRequest',
    heading: 'privacyRequest.sent',
    next: 'privacyRequest.sentText',
    bring: null,
  },
} as const satisfies Record<Form, FormWords>;

/** Forms that the visitor's payment terms are about. */
const WITH_TERMS: readonly Form[] = ['UNLOCK_PRICE', 'APPLY_FINANCING'];

/** What was requested, in our words, or in the spec's for a contact topic. */
export const requestWords = (
  { kind: { form }, topic }: ReceiptRequest,
  { t }: Pick<LeadContext, 't'>,
): string => t(form === 'CONTACT' && isTopic(topic) ? `contact.topic${topic}` : FORM_WORDS[form].request);

/** The words of a form that brings none of its own. */
export function receiptWords(
  leadRequest: ReceiptRequest,
  car: MailCar | null,
  context: LeadContext,
): ReceiptWords {
  const { form } = leadRequest.kind;
  const { t } = context;
  const { next, heading } = FORM_WORDS[form];
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
  const { bring } = FORM_WORDS[form];
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
  if (!WITH_TERMS.includes(form) || terms === null) return [];
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
