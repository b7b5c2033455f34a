import { phoneFor } from '@rooftop/content/documents/company';
import type { LeadDelivery } from '@rooftop/content/documents/lead-delivery';
import type { Confirmation } from '@rooftop/leads/confirmations/confirmation';
import { isTopic } from '@rooftop/leads/kinds/topics';
import type { Form } from '@rooftop/tenancy/lead-forms';
import { type LeadVehicle, wantedVehicle, type WantedTime } from '@rooftop/leads/lead';
import { mailAddress } from '@rooftop/leads/mail/mail-address';
import { vehicleName } from '@rooftop/leads/wording/vehicle-facts';
import { formatDay, formatTime } from '../../locales/format-time.server.ts';
import { formatPhone } from '../../locales/phone-mask.ts';
import { placeOfCompany, placeView } from '../../stores/place-view.server.ts';
import type { WordKey } from '../../locales/wording.server.ts';
import { companyAt } from './company-at.ts';
import type { LeadContext } from './create-leads.ts';
import { closedWords } from './closed-words.ts';
import { appointmentWords } from './appointment-words.ts';
import type { LeadRequest } from './dealership-leads.ts';
import type { Opening } from './response-clock.ts';

/** Our own description of what each form requests. */
const REQUESTS = {
  UNLOCK_INVENTORY: 'confirmation.unlockInventory',
  UNLOCK_PRICE: 'confirmation.unlockPrice',
  SCHEDULE_TEST_DRIVE: 'confirmation.testDrive',
  SELL_OR_TRADE: 'confirmation.sellOrTrade',
  CONTACT: 'confirmation.message',
  STAFF_MEMBER: 'confirmation.staffMember',
  CAREERS: 'confirmation.careers',
  APPLY_FINANCING: 'confirmation.financing',
  FULL_CREDIT_APP: 'confirmation.creditApplication',
  SERVICE: 'confirmation.service',
} as const satisfies Record<Form, WordKey>;

/** Path of the unsubscribe page; the ticket is appended. */
const STOP_PATH = '/stop-mail/';

/** Mails of this kind to one address within 24 hours: shoppers may book, move and cancel on one day. */
const APPOINTMENT_MAILS_PER_DAY = 4;

interface ConfirmationOptions {
  readonly isReminder?: boolean;
  readonly replies?: LeadDelivery['replies'];
  /** The hours that decide for the lead as well whether its store is open. Null if none were entered: it counts as open. */
  readonly opening?: Opening | null;
}

/**
 * Creates the email that confirms a request, in the shopper's language: our description of the request, the
 * dealership's car it is about, the preferred or booked time, and how to reach the store. It contains nothing that the
 * visitor wrote.
 */
export async function createConfirmation(
  asked: Pick<
    LeadRequest,
    'kind' | 'content' | 'topic' | 'place' | 'storeKey' | 'appointment' | 'confirmation'
  >,
  request: LeadContext,
  { isReminder = false, replies, opening = null }: ConfirmationOptions = {},
): Promise<Confirmation> {
  const { locale, t, href, origin, dealership } = request;
  const company = await companyAt(asked, request);
  const { name } = company;
  const place = placeView(placeOfCompany(company), { ...request, validUntil: () => {} });
  const { form } = asked.kind;
  const department = form === 'SERVICE' ? 'service' : 'sales';
  const phone = phoneFor(company, department);
  const call = phone === null ? null : { href: `tel:${phone}`, number: formatPhone(phone, dealership) };
  const hours = place.hours.find((one) => one.department === t(`departments.${department}`));
  const closed = opening && closedWords(opening, request);
  const car = ourCar(asked.content.vehicles);
  const carHref = car === null ? null : href(car.path);
  const carUrl = carHref?.startsWith('/') ? origin + carHref : null;
  const replyTo = mailAddress(company.email);
  const { wanted } = asked.content;
  const { appointment } = asked;
  const booked =
    appointment === undefined ? null : appointmentWords(appointment, isReminder ? 'reminder' : null, request);
  const words = {
    subject: oneLine(asked.confirmation?.subject),
    text: paragraphs(asked.confirmation?.text) ??
      paragraphs(closed === null ? replies?.open : replies?.closed) ?? [t('confirmation.intro', { name })],
  };
  return {
    language: locale,
    subject:
      booked === null ? (words.subject ?? t('confirmation.subject', { name })) : `${name}: ${booked.subject}`,
    heading: booked?.heading ?? t('confirmation.heading'),
    intro: booked?.intro ?? [...words.text, ...(closed === null ? [] : [closed])],
    buttons: [
      ...(booked?.buttons ?? []),
      ...(carUrl === null ? [] : [{ label: t('confirmation.seeCar'), href: carUrl }]),
      ...(call === null ? [] : [{ label: t('confirmation.call', { number: call.number }), href: call.href }]),
    ],
    sections: [
      {
        title: t(booked === null ? 'confirmation.request' : 'confirmation.appointment'),
        notes: [
          { label: null, value: t(requestKey(form, asked.topic)), href: null },
          ...(car === null ? [] : [{ label: t('confirmation.car'), value: car.title, href: carUrl }]),
          ...(booked?.notes ?? []),
          ...(wanted === undefined || booked !== null
            ? []
            : [
                { label: t('confirmation.when'), value: formatRequest(wanted, locale), href: null },
                { label: null, value: t('confirmation.notBooked'), href: null },
              ]),
        ],
      },
      {
        title: name,
        notes: [
          ...place.address.map((value) => ({ label: null, value, href: null })),
          ...(call === null ? [] : [{ label: t('confirmation.phone'), value: call.number, href: call.href }]),
          ...(hours?.rows ?? []).map(({ days, hours: open }) => ({ label: days, value: open, href: null })),
        ],
      },
    ].filter(({ notes }) => notes.length > 0),
    closing: closingOf({ call, replyTo }, t),
    stop: {
      text: t('confirmation.why', { host: new URL(origin).hostname }),
      label: t('confirmation.stop', { name: dealership.name }),
      path: href(STOP_PATH) ?? STOP_PATH,
    },
    ...(booked !== null && { perDay: APPOINTMENT_MAILS_PER_DAY }),
    replyTo,
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

const requestKey = (form: Form, topic: string | null): WordKey =>
  form === 'CONTACT' && isTopic(topic) ? `contact.topic${topic}` : REQUESTS[form];

/**
 * Returns a car of our inventory, which has a page here. Leaves out the visitor's own car, because they wrote its
 * data.
 */
function ourCar(vehicles: readonly LeadVehicle[]): { readonly title: string; readonly path: string } | null {
  const car = wantedVehicle(vehicles);
  const title = car === undefined ? null : vehicleName(car);
  return title === null || !car?.path ? null : { title, path: car.path };
}

const formatRequest = ({ day, time }: WantedTime, locale: LeadContext['locale']): string =>
  time === null ? formatDay(day, locale) : `${formatDay(day, locale)}, ${formatTime(time, locale)}`;
