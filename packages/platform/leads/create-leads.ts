/** The lead service of the process, shared by all requests. */
import type { LeadDelivery } from '@rooftop/content/documents/dealership/lead-delivery/lead-delivery';
import type { Pool } from '@rooftop/database/pool';
import { acceptLead } from '@rooftop/leads/accept-lead';
import { type Confirmation, confirmationShape } from '@rooftop/leads/confirmations/confirmation';
import type { Circumstances } from '@rooftop/leads/lead';
import { toE164 } from '@rooftop/leads/phone-number';
import { takeTurn } from '@rooftop/leads/rules/take-turn';
import type { Acceptance, Enclosure, LeadConversion, Submission } from '@rooftop/leads/submission';
import type { Suspicion } from '@rooftop/leads/wording/lead-words';
import type { LeadRequest, SentApplication } from './dealership-leads.ts';
import { companyAt } from './company-at.ts';
import { createConfirmation } from './mail/create-confirmation.ts';
import { coBorrowerMail, hasOwnMailbox } from './mail/co-borrower-mail.ts';
import { keepAppointment, reminderFor } from '../appointments/keep-appointment.ts';
import type { LeadContext } from './lead-context.ts';
import type { FindOwners } from './lead-owners.ts';
import { noticeAddresses } from './notice-addresses.ts';
import { lateAt, type OpeningWeek, openingWeekFor } from './response-clock.ts';
import type { Signer } from './mail/mail-signature.ts';
import { routeLead, type RoutingOptions } from './route-lead.ts';
import { vendorOf } from './vendor-of.ts';

export interface Leads {
  /** @throws Error if the lead could not be stored */
  accept(leadRequest: LeadRequest, request: LeadContext): Promise<Acceptance>;
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
    async accept(leadRequest, request) {
      const { dealership, report } = request;
      const submission = await submissionOf(leadRequest, request, {
        storesCount: isProduction,
        takeTurn: ({ key: rule, recipients }) => takeTurn(pool, dealership.id, rule, recipients),
        // The lead stays unassigned, and any of its recipients can take it.
        findOwners: (emails) =>
          findOwners(dealership.id, emails).catch((error: unknown) => {
            report(error);
            return [];
          }),
      });
      const { creditApplication: sent } = leadRequest;
      const enclosed = sent && { enclosure: enclose(dealership.id, sent) };
      const reminder = await reminderFor(leadRequest, request, submission);
      return acceptLead(pool, key, { ...submission, ...enclosed }, async (client, lead) => {
        await keepAppointment(client, leadRequest, { dealership: dealership.id, lead, reminder });
        await leadRequest.record?.(client, lead);
      });
    },
  };
}

/** Why the leads of ignored senders are held. */
const IGNORED = 'ignored sender' satisfies Suspicion;

async function submissionOf(
  leadRequest: LeadRequest,
  request: LeadContext,
  options: Omit<RoutingOptions, 'now'>,
): Promise<Submission> {
  const { dealership, content } = request;
  const storeKey = storeOf(leadRequest, request);
  const everywhere = await content.leadDelivery();
  // The dealership's document was deleted and its hostname is about to be, so the lead could not be delivered.
  if (everywhere === null) throw new Error(`${dealership.id} has no settings for its leads`);
  const routed = await routeLead({ ...leadRequest, storeKey }, everywhere, {
    now: request.now,
    ...options,
  });
  const { delivery, routing, destinations, owners, isIgnored, isOpen } = routed;
  const [owner] = owners;
  const timed = { form: leadRequest.kind.form, storeKey };
  const suspicion = leadRequest.suspicion ?? (isIgnored ? IGNORED : null);
  const { fullName: manager, email: managerEmail } = delivery.generalManager ?? {
    fullName: null,
    email: null,
  };
  const confirmation = await confirmationFor({ ...leadRequest, suspicion }, request, {
    ...delivery,
    openingWeek: openingWeekFor(everywhere, timed),
    signers: [
      ...leadRequest.alsoTo.map((email) => ({ name: null, email })),
      owner ?? null,
      { name: manager, email: managerEmail },
    ],
  });
  return {
    dealership: dealership.id,
    form: leadRequest.kind.form,
    topic: leadRequest.topic,
    content: leadRequest.content,
    circumstances: circumstancesOf(leadRequest, request),
    vendor: vendorOf(delivery, await companyAt({ place: null, storeKey }, request), request.origin),
    consent: leadRequest.consent,
    ...((await hasVerified(leadRequest, request)) && { isPhoneVerified: true }),
    routing,
    destinations,
    suspicion,
    notice: {
      to: noticeAddresses(delivery),
      mayBePerson: leadRequest.mayBePerson && !isIgnored,
      ...(isIgnored && { isSilent: true }),
    },
    owner: owner === undefined ? null : { id: owner.id, name: owner.name },
    isOpen,
    lateAt: lateAt(everywhere, timed, request.now),
    files: leadRequest.files,
    isTest: false,
    confirmation,
    ...namedIn(leadRequest, confirmation, request),
    conversion: conversionOf(leadRequest, request),
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
  leadRequest: LeadRequest,
  request: LeadContext,
  {
    sendsConfirmations,
    ...options
  }: Pick<LeadDelivery, 'sendsConfirmations' | 'replies' | 'staffEmails'> & {
    readonly openingWeek: OpeningWeek | null;
    readonly signers: readonly (Signer | null)[];
  },
): Promise<Confirmation | null> {
  if (!sendsConfirmations || leadRequest.suspicion === IGNORED || leadRequest.content.contact.email === null)
    return null;
  // Nobody knows yet whether the store is open when a held lead is released.
  const openingWeek = leadRequest.suspicion === null ? options.openingWeek : null;
  try {
    return confirmationShape.parse(
      await createConfirmation(leadRequest, request, { ...options, openingWeek }),
    );
  } catch (error) {
    request.report(error);
    return null;
  }
}

/** The mail to the co-borrower whom the sender named, unless both have one mailbox, or the sender gets no mail either. */
function namedIn(
  leadRequest: LeadRequest,
  confirmation: Confirmation | null,
  request: LeadContext,
): Pick<Submission, 'named'> {
  const { coBorrowerEmail: email, content } = leadRequest;
  if (email === undefined || confirmation === null || !hasOwnMailbox(email, content.contact.email)) return {};
  return { named: { email, confirmation: coBorrowerMail(leadRequest, confirmation, request) } };
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
  return request.conversionOf(event);
}

/** Key of the store that a lead is for, or that the visitor chose. */
const storeOf = ({ storeKey }: LeadRequest, { store }: LeadContext): string | null =>
  storeKey === undefined ? (store?.key ?? null) : storeKey;

function circumstancesOf(leadRequest: LeadRequest, request: LeadContext): Circumstances {
  const { locale, client, visitor } = request;
  return {
    page: leadRequest.page,
    language: locale,
    ipAddress: client.ipAddress,
    userAgent: client.userAgent?.slice(0, 1000) ?? null,
    visitor: visitor.identify(),
    status: visitor.isLead ? 'resend' : 'new',
    storeKey: storeOf(leadRequest, request),
    advertising: { ...visitor.advertising },
  };
}
