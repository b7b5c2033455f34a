/** The leads of the process, one for all requests. */
import { deliveryAt } from '@rooftop/content/documents/lead-delivery';
import type { Pool } from '@rooftop/database/pool';
import { acceptLead } from '@rooftop/leads/accept-lead';
import { destinationsOf } from '@rooftop/leads/destinations-of';
import type { Circumstances, Vendor } from '@rooftop/leads/lead';
import type { Acceptance, Submission } from '@rooftop/leads/submission';
import type { RequestContext } from '../context.server.ts';
import type { AskedLead } from './dealership-leads.ts';

/** What of a request a lead is told. */
export type LeadRequest = Pick<
  RequestContext,
  'dealership' | 'origin' | 'locale' | 'content' | 'store' | 'client' | 'visitor' | 'company'
>;

export interface Leads {
  /** @throws when the lead could not be stored */
  accept(asked: AskedLead, request: LeadRequest): Promise<Acceptance>;
}

/**
 * @param options.key for 'lead-keys'
 * @param options.isProduction whether a chosen store's own addresses count (spec 4, e-mail override)
 */
export function createLeads(options: {
  readonly pool: Pool;
  readonly key: Uint8Array;
  readonly isProduction: boolean;
}): Leads {
  const { pool, key, isProduction } = options;
  return {
    accept: async (asked, request) => acceptLead(pool, key, await submissionOf(asked, request, isProduction)),
  };
}

async function submissionOf(
  asked: AskedLead,
  request: LeadRequest,
  storesCount: boolean,
): Promise<Submission> {
  const { dealership, content, store } = request;
  const everywhere = await content.leadDelivery();
  // Its document is gone, so its hostname is about to be: nothing that was asked of it can be promised.
  if (everywhere === null) throw new Error(`${dealership.id} has no settings for its leads`);
  const delivery = deliveryAt(everywhere, storesCount ? (store?.key ?? null) : null);
  return {
    dealership: dealership.id,
    form: asked.kind.form,
    topic: asked.topic,
    content: asked.content,
    circumstances: circumstancesOf(asked, request),
    vendor: await vendorOf(delivery, request),
    consent: asked.consent,
    destinations: destinationsOf(asked.kind, asked.content, delivery, asked.alsoTo),
    suspicion: asked.suspicion,
    file: asked.file,
    isTest: false,
    conversion: null,
  };
}

function circumstancesOf(
  { page }: AskedLead,
  { locale, client, visitor, store }: LeadRequest,
): Circumstances {
  return {
    page,
    language: locale,
    ipAddress: client.ipAddress,
    userAgent: client.userAgent?.slice(0, 1000) ?? null,
    visitor: visitor.id,
    status: visitor.isLead ? 'resend' : 'new',
    storeKey: store?.key ?? null,
    advertising: { ...visitor.advertising },
  };
}

/** The dealership, or the chosen store, as it signs; without a general manager it is reached as everybody reaches it. */
async function vendorOf(
  { generalManager, sender }: ReturnType<typeof deliveryAt>,
  { origin, company }: LeadRequest,
): Promise<Vendor> {
  const { name, timeZone, email, phone } = await company();
  return {
    name,
    url: origin,
    host: new URL(origin).hostname,
    timeZone,
    contact: generalManager ?? { fullName: null, email, phone },
    sender,
  };
}
