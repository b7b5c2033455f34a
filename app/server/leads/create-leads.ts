/** The lead service of the process, shared by all requests. */
import { deliveryForStore, type LeadDelivery } from '@rooftop/content/documents/lead-delivery';
import type { Pool } from '@rooftop/database/pool';
import { acceptLead } from '@rooftop/leads/accept-lead';
import { type Confirmation, confirmationShape } from '@rooftop/leads/confirmations/confirmation';
import { listDestinations } from '@rooftop/leads/list-destinations';
import type { Circumstances } from '@rooftop/leads/lead';
import { createRouting } from '@rooftop/leads/routing';
import type { Acceptance, Enclosure, LeadConversion, Submission } from '@rooftop/leads/submission';
import type { RequestContext } from '../../context.server.ts';
import { orFallback } from '../../http/or-fallback.ts';
import { metaEvent } from '../../visitor/conversion.ts';
import type { LeadRequest, SentApplication } from './dealership-leads.ts';
import { createConfirmation } from './create-confirmation.ts';
import { noticeAddresses } from './notice-addresses.ts';
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
  | 'report'
>;

export interface Leads {
  /** @throws Error if the lead could not be stored */
  accept(asked: LeadRequest, request: LeadContext): Promise<Acceptance>;
}

/**
 * @param options.key for 'lead-keys'
 * @param options.enclose makes the enclosure of a credit application
 * @param options.isProduction whether a chosen store's own addresses are used (spec 4, email override)
 */
export function createLeads(options: {
  readonly pool: Pool;
  readonly key: Uint8Array;
  readonly enclose: (dealership: string, application: SentApplication) => Enclosure;
  readonly isProduction: boolean;
}): Leads {
  const { pool, key, enclose, isProduction } = options;
  return {
    async accept(asked, request) {
      const submission = await submissionOf(asked, request, isProduction);
      const { creditApplication: sent } = asked;
      const enclosed = sent && { enclosure: enclose(request.dealership.id, sent) };
      return acceptLead(pool, key, { ...submission, ...enclosed });
    },
  };
}

async function submissionOf(
  asked: LeadRequest,
  request: LeadContext,
  storesCount: boolean,
): Promise<Submission> {
  const { dealership, content, store } = request;
  const everywhere = await content.leadDelivery();
  // The dealership's document was deleted and its hostname is about to be, so the lead could not be delivered.
  if (everywhere === null) throw new Error(`${dealership.id} has no settings for its leads`);
  const delivery = deliveryForStore(everywhere, storesCount ? (store?.key ?? null) : null);
  const routing = createRouting(asked.kind, asked);
  return {
    dealership: dealership.id,
    form: asked.kind.form,
    topic: asked.topic,
    content: asked.content,
    circumstances: circumstancesOf(asked, request),
    vendor: vendorOf(delivery, await request.company(), request.origin),
    consent: asked.consent,
    routing,
    destinations: listDestinations(routing, asked.content, delivery),
    suspicion: asked.suspicion,
    notice: { to: noticeAddresses(delivery), isHeld: asked.isHeld },
    files: asked.files,
    isTest: false,
    confirmation: await confirmationFor(asked, request, delivery),
    conversion: await conversionOf(asked, request),
  };
}

/** Creates the shopper's confirmation. If that fails, the lead is accepted without one. */
async function confirmationFor(
  asked: LeadRequest,
  request: LeadContext,
  { sendsConfirmations }: Pick<LeadDelivery, 'sendsConfirmations'>,
): Promise<Confirmation | null> {
  if (!sendsConfirmations || asked.suspicion !== null || asked.content.contact.email === null) return null;
  try {
    return confirmationShape.parse(await createConfirmation(asked, request));
  } catch (error) {
    request.report(error);
    return null;
  }
}

/**
 * Creates the event for advertisers. Returns null if content is unavailable, because only it names the advertisers.
 */
async function conversionOf(
  { kind, page, content: { contact } }: LeadRequest,
  request: LeadContext,
): Promise<LeadConversion | null> {
  if (kind.conversionName === null) return null;
  const settings = await orFallback(request.content.settings(), null);
  const event = {
    name: kind.conversionName,
    valueUsd: kind.conversionUsd,
    page,
    contact: kind.isConfidential ? null : contact,
  };
  return metaEvent(event, request, settings?.metaPixelId ?? null);
}

function circumstancesOf(
  { page }: LeadRequest,
  { locale, client, visitor, store }: LeadContext,
): Circumstances {
  return {
    page,
    language: locale,
    ipAddress: client.ipAddress,
    userAgent: client.userAgent?.slice(0, 1000) ?? null,
    visitor: visitor.identify(),
    status: visitor.isLead ? 'resend' : 'new',
    storeKey: store?.key ?? null,
    advertising: { ...visitor.advertising },
  };
}
