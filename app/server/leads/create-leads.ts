/** The lead service of the process, shared by all requests. */
import type { LeadDelivery } from '@rooftop/content/documents/lead-delivery';
import type { Pool, PoolClient } from '@rooftop/database/pool';
import { acceptLead } from '@rooftop/leads/accept-lead';
import { type Confirmation, confirmationShape } from '@rooftop/leads/confirmations/confirmation';
import type { Circumstances } from '@rooftop/leads/lead';
import { toE164 } from '@rooftop/leads/phone-number';
import { takeTurn } from '@rooftop/leads/rules/take-turn';
import type { Acceptance, Enclosure, LeadConversion, Submission } from '@rooftop/leads/submission';
import type { Suspicion } from '@rooftop/leads/wording/lead-words';
import { findAppointment, linkLead, linkMove, replaceReminder } from '@rooftop/service/storage/appointments';
import type { RequestContext } from '../../context.server.ts';
import { metaEvent } from '../../visitor/conversion.ts';
import type { LeadRequest, SentApplication } from './dealership-leads.ts';
import { companyAt } from './company-at.ts';
import { createConfirmation } from './create-confirmation.ts';
import { coBorrowerMail, hasOwnMailbox } from './mail/co-borrower-mail.ts';
import type { FindOwners } from './lead-owners.ts';
import { noticeAddresses } from './notice-addresses.ts';
import { lateAt, type Opening, openingFor } from './response-clock.ts';
import type { Signer } from './mail/mail-signature.ts';
import { routeLead, type RoutingOptions } from './route-lead.ts';
import { vendorOf } from './vendor-of.ts';

/** The parts of a request that a lead needs. */
export type LeadContext = Pick<
  RequestContext,
  | 'dealership'
  | 'origin'
  | 'locale'
  | 'content'
  | 'store'
  | 'client'
  | 'visitor'
  | 'company'
  | 'now'
  | 't'
  | 'href'
  | 'appointments'
  | 'report'
  | 'inventory'
  | 'terms'
  | 'imageUrl'
  | 'pictures'
>;

export interface Leads {
  /** @throws Error if the lead could not be stored */
  accept(asked: LeadRequest, request: LeadContext): Promise<Acceptance>;
}

/**
 * @param options.key for 'lead-keys'
 * @param options.findOwners to whom rules may give leads
 * @param options.enclose makes the enclosure of a credit application
 * @param options.isProduction whether a chosen store's own addresses are used (spec 4, email override)
 */
export function createLeads(options: {
  readonly pool: Pool;
  readonly key: Uint8Array;
  readonly findOwners: FindOwners;
  readonly enclose: (dealership: string, application: SentApplication) => Enclosure;
  readonly isProduction: boolean;
}): Leads {
  const { pool, key, enclose, isProduction, findOwners } = options;
  return {
    async accept(asked, request) {
      const { dealership, report } = request;
      const submission = await submissionOf(asked, request, {
        storesCount: isProduction,
        takeTurn: ({ key: rule, recipients }) => takeTurn(pool, dealership.id, rule, recipients),
        // The lead stays unassigned, and any of its recipients can take it.
        findOwners: (emails) =>
          findOwners(dealership.id, emails).catch((error: unknown) => {
            report(error);
            return [];
          }),
      });
      const { creditApplication: sent } = asked;
      const enclosed = sent && { enclosure: enclose(dealership.id, sent) };
      const reminder = await reminderFor(asked, request, submission);
      return acceptLead(pool, key, { ...submission, ...enclosed }, async (client, lead) => {
        await keepAppointment(client, asked, { dealership: dealership.id, lead, reminder });
        await asked.record?.(client, lead);
      });
    },
  };
}

/** Why the leads of ignored senders are held. */
const IGNORED = 'ignored sender' satisfies Suspicion;

async function submissionOf(
  asked: LeadRequest,
  request: LeadContext,
  options: Omit<RoutingOptions, 'now'>,
): Promise<Submission> {
  const { dealership, content } = request;
  const storeKey = storeOf(asked, request);
  const everywhere = await content.leadDelivery();
  // The dealership's document was deleted and its hostname is about to be, so the lead could not be delivered.
  if (everywhere === null) throw new Error(`${dealership.id} has no settings for its leads`);
  const routed = await routeLead({ ...asked, storeKey }, everywhere, {
    now: request.now,
    ...options,
  });
  const { delivery, routing, destinations, owners, isIgnored, isOpen } = routed;
  const [owner] = owners;
  const timed = { form: asked.kind.form, storeKey };
  const suspicion = asked.suspicion ?? (isIgnored ? IGNORED : null);
  const { fullName: manager, email: managerEmail } = delivery.generalManager ?? {
    fullName: null,
    email: null,
  };
  const confirmation = await confirmationFor({ ...asked, suspicion }, request, {
    ...delivery,
    opening: openingFor(everywhere, timed),
    signers: [
      ...asked.alsoTo.map((email) => ({ name: null, email })),
      owner ?? null,
      { name: manager, email: managerEmail },
    ],
  });
  return {
    dealership: dealership.id,
    form: asked.kind.form,
    topic: asked.topic,
    content: asked.content,
    circumstances: circumstancesOf(asked, request),
    vendor: vendorOf(delivery, await companyAt({ place: null, storeKey }, request), request.origin),
    consent: asked.consent,
    ...((await hasVerified(asked, request)) && { isPhoneVerified: true }),
    routing,
    destinations,
    suspicion,
    notice: {
      to: noticeAddresses(delivery),
      isHeld: asked.isHeld && !isIgnored,
      ...(isIgnored && { isSilent: true }),
    },
    owner: owner === undefined ? null : { id: owner.id, name: owner.name },
    isOpen,
    lateAt: lateAt(everywhere, timed, request.now),
    files: asked.files,
    isTest: false,
    confirmation,
    ...namedIn(asked, confirmation, request),
    conversion: conversionOf(asked, request),
  };
}

/** Whether the visitor has verified the number that they leave now before. */
async function hasVerified(
  { content: { contact } }: LeadRequest,
  { visitor }: LeadContext,
): Promise<boolean> {
  const { phone, phoneVerified } = await visitor.profile();
  return phoneVerified && phone !== null && phone === toE164(contact.phone ?? '');
}

/** Creates the shopper's confirmation. If that fails, the lead is accepted without one. */
async function confirmationFor(
  asked: LeadRequest,
  request: LeadContext,
  {
    sendsConfirmations,
    ...options
  }: Pick<LeadDelivery, 'sendsConfirmations' | 'replies' | 'staffEmails'> & {
    readonly opening: Opening | null;
    readonly signers: readonly (Signer | null)[];
  },
): Promise<Confirmation | null> {
  if (!sendsConfirmations || asked.suspicion === IGNORED || asked.content.contact.email === null) return null;
  // Nobody knows yet whether the store is open when a held lead is released.
  const opening = asked.suspicion === null ? options.opening : null;
  try {
    return confirmationShape.parse(await createConfirmation(asked, request, { ...options, opening }));
  } catch (error) {
    request.report(error);
    return null;
  }
}

/** The mail to the co-borrower whom the sender named, unless both have one mailbox, or the sender gets no mail either. */
function namedIn(
  asked: LeadRequest,
  confirmation: Confirmation | null,
  request: LeadContext,
): Pick<Submission, 'named'> {
  const { coBorrowerEmail: email, content } = asked;
  if (email === undefined || confirmation === null || !hasOwnMailbox(email, content.contact.email)) return {};
  return { named: { email, confirmation: coBorrowerMail(asked, confirmation, request) } };
}

/** Creates the event for advertisers. Null if none is told. */
function conversionOf(
  { kind, page, content: { contact } }: LeadRequest,
  request: LeadContext,
): LeadConversion | null {
  if (kind.conversionName === null) return null;
  const event = {
    name: kind.conversionName,
    valueUsd: kind.conversionUsd,
    page,
    contact: kind.isConfidential ? null : contact,
  };
  return metaEvent(event, request);
}

/** Key of the store that a lead is for, or that the visitor chose. */
const storeOf = ({ storeKey }: LeadRequest, { store }: LeadContext): string | null =>
  storeKey === undefined ? (store?.key ?? null) : storeKey;

/** Creates the mail of the day before an appointment. Null if there is none, or the shopper gets no confirmation. */
async function reminderFor(
  asked: LeadRequest,
  request: LeadContext,
  { confirmation }: Pick<Submission, 'confirmation'>,
): Promise<Confirmation | null> {
  const { appointment } = asked;
  if (appointment === undefined || appointment.state === 'cancelled' || confirmation === null) return null;
  const reminder = await createConfirmation(asked, request, { isReminder: true });
  return { ...reminder, signature: confirmation.signature };
}

/**
 * Ties an appointment to the lead that booked it, or a lead to the appointment that it moved.
 * @throws Error if another visitor was given its time in the meantime
 */
async function keepAppointment(
  client: PoolClient,
  { appointment }: LeadRequest,
  {
    dealership,
    lead,
    reminder,
  }: { readonly dealership: string; readonly lead: string; readonly reminder: Confirmation | null },
): Promise<void> {
  if (appointment === undefined || appointment.state === 'cancelled') return;
  const { id, state } = appointment;
  if (state === 'moved') {
    await linkMove(client, dealership, id, lead);
    return replaceReminder(client, dealership, id, reminder);
  }
  if (await linkLead(client, dealership, id, { lead, reminder })) return;
  // Whoever sends the form again gets the same appointment, perhaps at another time. It keeps its first lead.
  const found = await findAppointment(client, dealership, id);
  if (found?.status !== 'booked') throw new Error('The appointment is gone');
  if (reminder !== null) await replaceReminder(client, dealership, id, reminder);
}

function circumstancesOf(asked: LeadRequest, request: LeadContext): Circumstances {
  const { locale, client, visitor } = request;
  return {
    page: asked.page,
    language: locale,
    ipAddress: client.ipAddress,
    userAgent: client.userAgent?.slice(0, 1000) ?? null,
    visitor: visitor.identify(),
    status: visitor.isLead ? 'resend' : 'new',
    storeKey: storeOf(asked, request),
    advertising: { ...visitor.advertising },
  };
}
