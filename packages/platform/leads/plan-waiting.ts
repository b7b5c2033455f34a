/**
 * Plans the deliveries of waiting leads with the dealership's settings of today. Used by the worker's sweep and `npm
 * run leads`.
 */
import type { LeadDelivery } from '@rooftop/content/documents/dealership/lead-delivery/lead-delivery';
import type { Pool } from '@rooftop/database/pool';
import {
  type DeliveryPlan,
  planDeliveries,
  type WaitingLead,
  listWaitingLeads,
} from '@rooftop/leads/delivery/plan-deliveries';
import { takeTurn } from '@rooftop/leads/rules/take-turn';
import { applyRules } from './route-lead.ts';

export interface Planner {
  readonly pool: Pool;
  /** Reads where a dealership's leads go today. Resolves to null if its document was deleted. */
  readonly readDelivery: (dealership: string) => Promise<LeadDelivery | null>;
  /** Whether a chosen store's own addresses are used (spec 4, email override). */
  readonly isProduction: boolean;
}

/**
 * Creates the deliveries of a dealership's waiting leads, oldest first, as far as they have a destination now. Rules are
 * applied as of the lead's arrival, with its stored store, cars and time, but today's opening hours. Waiting leads get no
 * owner from a rule.
 * @param only id of a single lead; null for all of them
 * @returns number of leads that are being delivered now
 * @throws ContentUnavailable or any other error of `readDelivery`
 */
export async function planWaiting(
  planner: Planner,
  dealership: string,
  only: string | null = null,
): Promise<number> {
  const { pool, readDelivery } = planner;
  const delivery = await readDelivery(dealership);
  if (delivery === null || !namesAnybody(delivery)) return 0;
  let planned = 0;
  let after = 0;
  for (;;) {
    const leads = await listWaitingLeads(pool, dealership, { after, only });
    for (const lead of leads) {
      after = lead.number;
      if (await planDeliveries(pool, lead, await planOf(planner, lead, delivery))) planned += 1;
    }
    if (leads.length === 0) return planned;
  }
}

async function planOf(
  { pool, isProduction }: Planner,
  lead: WaitingLead,
  everywhere: LeadDelivery,
): Promise<DeliveryPlan> {
  const { destinations, delivery } = await applyRules(lead, everywhere, {
    now: lead.acceptedAt,
    storesCount: isProduction,
    takeTurn: ({ key, recipients }) => takeTurn(pool, lead.dealership, key, recipients),
  });
  return { destinations, contact: delivery.generalManager, sender: delivery.sender };
}

/** Returns whether a dealership has any address. If not, its leads need not be read. */
function namesAnybody(delivery: LeadDelivery): boolean {
  if (delivery.webhooks.length > 0 || delivery.leadRules.length > 0) return true;
  // Privacy requests go to those who get notices.
  if (delivery.noticeAddresses.length > 0) return true;
  return [delivery, ...delivery.stores].some(
    ({ recipients, byForm, crmAddresses }) =>
      recipients.length > 0 || byForm.length > 0 || crmAddresses.length > 0,
  );
}
