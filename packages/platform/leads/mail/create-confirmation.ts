import { phoneFor } from '@rooftop/content/documents/dealership/company/company';
import type { LeadDelivery } from '@rooftop/content/documents/dealership/lead-delivery/lead-delivery';
import type { Confirmation, ConfirmationSection } from '@rooftop/leads/confirmations/confirmation';
import type { WantedTime } from '@rooftop/leads/lead';
import { mailAddress } from '@rooftop/leads/mail/mail-address';
import { textNote } from '@rooftop/leads/wording/note';
import { addressLines } from '@rooftop/tenancy/address-lines';
import { formatDay, formatTime } from '../../wording/format-time.ts';
import { hoursRows } from '../../wording/hours-rows.ts';
import { formatPhone } from '../../wording/phone-mask.ts';
import { appointmentFile } from '../../appointments/appointment-file.ts';
import { companyAt } from '../company-at.ts';
import type { LeadContext } from '../lead-context.ts';
import { closedWords } from './closed-words.ts';
import { appointmentWords } from '../../appointments/appointment-words.ts';
import type { LeadRequest } from '../dealership-leads.ts';
import { mailBrand } from './mail-brand.ts';
import { type MailCar, mailCar } from './mail-car.ts';
import { mailSignature, type Signer } from './mail-signature.ts';
import { priceSection } from './price-section.ts';
import { bringSection, receiptWords, requestWords } from './receipt-words.ts';
import type { OpeningWeek } from '../response-clock.ts';

/** Path of the unsubscribe page; the ticket is appended. */
const STOP_PATH = '/stop-mail/';

interface ConfirmationOptions {
  readonly isReminder?: boolean;
  readonly replies?: LeadDelivery['replies'];
  /** The hours that decide for the lead as well whether its store is open. Null if none were entered: it counts as open. */
  readonly openingWeek?: OpeningWeek | null;
  /** Who signs, most specific first. */
  readonly signers?: readonly (Signer | null)[];
  readonly staffEmails?: LeadDelivery['staffEmails'];
}

/**
 * Creates the email that confirms a request, in the shopper's language: what they asked for and got, the dealership's
 * car it is about as they were shown it, the preferred or booked time, what to bring, and how to reach the store. What
 * the visitor wrote is in it only as `quoteText` lets it through.
 */
export async function createConfirmation(
  leadRequest: Pick<
    LeadRequest,
    | 'kind'
    | 'content'
    | 'topic'
    | 'place'
    | 'storeKey'
    | 'appointment'
    | 'confirmation'
    | 'unlocks'
    | 'receipt'
  >,
  request: LeadContext,
  {
    isReminder = false,
    replies,
    openingWeek = null,
    signers = [],
    staffEmails = {},
  }: ConfirmationOptions = {},
): Promise<Confirmation> {
  const { locale, t, href, origin, dealership } = request;
  const { form } = leadRequest.kind;
  const { appointment, content } = leadRequest;
  const [company, brand, car, signature] = await Promise.all([
    companyAt(leadRequest, request),
    mailBrand(request),
    mailCar(content.vehicles, leadRequest.unlocks, request),
    mailSignature(signers, { staffEmails }, request),
  ]);
  const { name } = company;
  const department = form === 'SERVICE' ? 'service' : 'sales';
  const phone = phoneFor(company, department);
  const call = phone === null ? null : { href: `tel:${phone}`, number: formatPhone(phone, dealership) };
  const closed = openingWeek && closedWords(openingWeek, request);
  const replyTo = mailAddress(company.email);
  const booked =
    appointment === undefined ? null : appointmentWords(appointment, isReminder ? 'reminder' : null, request);
  const isChange = isReminder || (appointment !== undefined && appointment.state !== 'booked');
  // A mail about a change says the change; the first one says everything.
  const own = isChange ? null : leadRequest.receipt;
  const receipt = own ?? receiptWords(leadRequest, car, request);
  const reply = paragraphs(closed === null ? replies?.open : replies?.closed);
  const closedNote = closed === null ? [] : [closed];
  const price = isChange ? null : await priceSection(form, car, request);
  const editors = {
    subject: oneLine(leadRequest.confirmation?.subject),
    text: paragraphs(leadRequest.confirmation?.text) ?? [
      ...(reply ?? [t('confirmation.intro', { name })]),
      ...receipt.intro,
    ],
  };
  const heading = own?.heading ?? booked?.heading ?? receipt.heading;
  const buttons = [
    ...(own ? [own.button] : []),
    ...(booked?.buttons ?? []),
    ...(own || booked ? [] : [receipt.button]),
    ...(own || booked ? [carButton(car, t)] : []),
    call && { label: t('confirmation.call', { number: call.number }), href: call.href, needsTicket: false },
  ].filter((button) => button !== null);
  return {
    kind: form,
    language: locale,
    subject:
      own || booked === null ? (editors.subject ?? `${name}: ${heading}`) : `${name}: ${booked.subject}`,
    heading,
    // What a form brings itself comes first, as its amounts, and the dealership's words follow.
    intro: own
      ? [...own.intro, ...(reply ?? []), ...closedNote]
      : (booked?.intro ?? [...editors.text, ...closedNote]),
    brand: { ...brand, name },
    codeLabel: t('tradeIn.code'),
    // Its price beside an offer for the shopper's own car would be taken for the offer.
    car: own ? null : (car?.car ?? null),
    buttons,
    sections: [
      ...(own || booked ? [] : [requestSection(leadRequest, request)]),
      ...(booked === null ? [] : [{ title: t('confirmation.appointment'), notes: [...booked.notes] }]),
      ...(price === null ? [] : [price]),
      ...(isChange ? [] : receipt.sections),
      ...(own && car ? [tradedForSection(car, t)] : []),
      ...(appointment?.state === 'cancelled' ? [] : bringSection(form, request)),
      storeSection(company, department, call, request),
    ].filter(({ notes }) => notes.length > 0),
    signature,
    validUntil: endOf(leadRequest, isChange ? null : receipt.validUntil),
    closing: closingOf({ call, replyTo }, t),
    calendar:
      appointment === undefined || isReminder
        ? null
        : appointmentFile(
            { ...appointment, status: appointment.state === 'cancelled' ? 'cancelled' : 'booked' },
            company,
            request,
          ),
    stop: {
      text: t('confirmation.why', { host: new URL(origin).hostname }),
      label: t('confirmation.stop', { name: dealership.name }),
      path: href(STOP_PATH) ?? STOP_PATH,
    },
    replyTo,
  };
}

/** When the mail stops being true: at its appointment, or when its offer expires, whichever is first. */
function endOf(
  { appointment }: Pick<LeadRequest, 'appointment'>,
  offerEnds: Date | null,
): Confirmation['validUntil'] {
  const start = appointment === undefined || appointment.state === 'cancelled' ? null : appointment.start;
  const ends = [start, offerEnds].flatMap((end) => end?.getTime() ?? []);
  return ends.length === 0 ? null : new Date(Math.min(...ends)).toISOString();
}

const carButton = (car: MailCar | null, t: LeadContext['t']) =>
  car?.car.href ? { label: t('confirmation.seeCar'), href: car.car.href, needsTicket: false } : null;

const tradedForSection = ({ car }: MailCar, t: LeadContext['t']): ConfirmationSection => ({
  title: t('receipt.tradedFor'),
  notes: [{ label: null, value: car.title, href: car.href }],
});

/** What was asked for, and the day that was wished for. */
function requestSection(
  leadRequest: Pick<LeadRequest, 'kind' | 'content' | 'topic'>,
  { t, locale }: LeadContext,
): ConfirmationSection {
  const { wanted } = leadRequest.content;
  const wish =
    wanted === undefined
      ? []
      : [
          { label: t('confirmation.when'), value: formatRequest(wanted, locale), href: null },
          textNote(t('confirmation.notBooked')),
        ];
  return {
    title: t('confirmation.request'),
    notes: [textNote(requestWords(leadRequest, { t })), ...wish],
  };
}

/** Where the store is, whom to call and when. */
function storeSection(
  company: Awaited<ReturnType<typeof companyAt>>,
  department: 'sales' | 'service',
  call: { readonly href: string; readonly number: string } | null,
  request: LeadContext,
): ConfirmationSection {
  const { t } = request;
  const week = company.hours[department];
  return {
    title: company.name,
    notes: [
      ...(company.address === null ? [] : addressLines(company.address)).map(textNote),
      ...(call === null ? [] : [{ label: t('confirmation.phone'), value: call.number, href: call.href }]),
      ...(week === null ? [] : hoursRows(week, company.timeZone, request)).map(({ days, hours }) => ({
        label: days,
        value: hours,
        href: null,
      })),
    ],
  };
}

/** A subject has no line breaks. Null if nothing is left. */
const oneLine = (text: string | null | undefined): string | null =>
  text?.replaceAll(/\s+/g, ' ').trim() || null;

/** The paragraphs of a text, which an empty line separates. Null if there are none. */
function paragraphs(text: string | null | undefined): string[] | null {
  const found = (text ?? '').split(/\n\s*\n/).flatMap((part) => part.trim() || []);
  return found.length === 0 ? null : found;
}

function closingOf(
  { call, replyTo }: { readonly call: object | null; readonly replyTo: string | null },
  t: LeadContext['t'],
): string | null {
  if (replyTo === null) return call === null ? null : t('confirmation.closingCall');
  return t(call === null ? 'confirmation.closingReply' : 'confirmation.closing');
}

const formatRequest = ({ day, time }: WantedTime, locale: LeadContext['locale']): string =>
  time === null ? formatDay(day, locale) : `${formatDay(day, locale)}, ${formatTime(time, locale)}`;
