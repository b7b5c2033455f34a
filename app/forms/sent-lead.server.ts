import type { LeadKind } from '@rooftop/leads/kind';
import { toE164 } from '@rooftop/leads/phone-number';
import { wantedVehicle } from '@rooftop/leads/lead';
import type { RequestContext } from '../context.server.ts';
import { formatAppointment } from '@rooftop/platform/wording/format-time';
import type { WordKey } from '../locales/wording.server.ts';
import type { LeadAppointment } from '@rooftop/platform/leads/dealership-leads';
import { contactMessage, heldMessage } from './how-to-reach-us.server.ts';
import type { SentLead } from './lead-form-result.ts';
import type { AcceptedLead } from './remember-lead.server.ts';

type SentKind = Pick<LeadKind, 'form' | 'conversionName' | 'conversionUsd' | 'isOncePerContact'>;

/**
 * What the form shows once its lead is stored, and what the browser publishes about it.
 * @param asked the topic is that of a contact lead, `1` to `7`
 */
export async function sentLead(
  { kind, topic }: { readonly kind: SentKind; readonly topic?: string | undefined },
  lead: AcceptedLead & { readonly appointment?: LeadAppointment | undefined },
  context: Pick<RequestContext, 't' | 'consent' | 'company' | 'dealership' | 'locale' | 'visitor'>,
): Promise<SentLead> {
  const { form, conversionName: name, conversionUsd: valueUsd } = kind;
  const { contact, vehicles } = lead.content;
  const { phone } = contact;
  const { id, code, isRepeat } = lead.acceptance;
  const event = name === null || !context.consent.includes('targeting') ? null : { name, id, valueUsd };
  const car = wantedVehicle(vehicles);
  const dialed = phone === null ? null : toE164(phone);
  const known = await context.visitor.profile();
  return {
    state: 'sent',
    code,
    fact: isRepeat
      ? null
      : {
          kind: 'formSent',
          form,
          topic: topic ?? null,
          vin: car?.vin ?? null,
          submission: submissionOf(id),
          event,
        },
    phone,
    isPhoneVerified: known.phoneVerified && dialed !== null && known.phone === dialed,
    doubt: phone !== null && dialed === null ? context.t('form.doubtfulPhone', { phone }) : null,
    instead: (await messageInstead(kind, lead, context)) ?? bookedMessage(lead, context),
  };
}

/** The random end of a UUID, in hexadecimal. It fits into an exact integer. */
const RANDOM_END = 12;

/**
 * Names a lead to analytics, where the ASC standard wants an integer. The lead's own number would tell everybody how
 * many leads the dealership has.
 * @param id of the lead, a UUID
 */
const submissionOf = (id: string): number => Number.parseInt(id.slice(-RANDOM_END), 16);

/** What a time that was booked with a form is about. A test drive has the words of spec 8. */
const BOOKED_TEXTS = {
  service: 'appointment.bookedText',
  tradeIn: 'tradeIn.sentText',
} as const satisfies Partial<Record<LeadAppointment['kind'], WordKey>>;

/** Says when the visitor is expected, if that was booked with the form. */
function bookedMessage(
  { appointment }: { readonly appointment?: LeadAppointment | undefined },
  { t, locale }: Pick<RequestContext, 't' | 'locale'>,
): SentLead['instead'] {
  if (appointment === undefined || appointment.kind === 'testDrive') return null;
  const when = formatAppointment(appointment.start, appointment.timeZone, locale);
  return { heading: t('appointment.bookedFor', { when }), text: t(BOOKED_TEXTS[appointment.kind]) };
}

/** Message in place of the form's own, which would promise too much. */
async function messageInstead(
  { form, isOncePerContact }: SentKind,
  { verdict, acceptance, unlocks }: AcceptedLead,
  context: Pick<RequestContext, 't' | 'company' | 'dealership'>,
): Promise<SentLead['instead']> {
  const { t } = context;
  // The lead is held, so nothing is unlocked yet.
  if (unlocks !== undefined && verdict.kind !== 'fine')
    return {
      heading: t('form.pending'),
      text: t('unlockedPrices' in unlocks ? 'form.pendingPricesText' : 'form.pendingText'),
    };
  // They sent the application before, with the same contact data. Nothing new was sent.
  if (acceptance.isRepeat && isOncePerContact) return { heading: t('form.known'), text: t('form.knownText') };
  // An unlock is granted immediately, even without a recipient.
  const hasNowhereToGo = acceptance.channels.length === 0 && unlocks === undefined;
  if (hasNowhereToGo) return contactMessage(form, context);
  return verdict.kind === 'fine' ? null : heldMessage(form, context);
}
