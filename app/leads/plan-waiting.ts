/** Plans leads that had nowhere to go from the dealership's settings of today: the worker's sweep and `npm run leads`. */
import { deliveryAt, type LeadDelivery } from '@rooftop/content/documents/lead-delivery';
import type { Pool } from '@rooftop/database/pool';
import { type Plan, planAfresh, type WaitingLead, waitingLeads } from '@rooftop/leads/delivery/plan-afresh';
import { destinationsOf } from '@rooftop/leads/destinations-of';

export interface Planner {
  readonly pool: Pool;
  /** Reads where a dealership's leads go today. Resolves to null if the dealership has no document any more. */
  readonly readDelivery: (dealership: string) => Promise<LeadDelivery | null>;
  /** whether a chosen store's own addresses count (spec 4, e-mail override) */
  readonly isProduction: boolean;
}

/**
 * Sends a dealership's leads that had nowhere to go on their way, oldest first, as far as they have somewhere to go now.
 * @param only the id of one lead; null: all of them
 * @returns how many are on their way
 * @throws ContentUnavailable or what else `readDelivery` throws
 */
export async function planWaiting(
  { pool, readDelivery, isProduction }: Planner,
  dealership: string,
  only: string | null = null,
): Promise<number> {
  const delivery = await readDelivery(dealership);
  if (delivery === null || !namesAnybody(delivery)) return 0;
  let planned = 0;
  let after = 0;
  for (;;) {
    const leads = await waitingLeads(pool, dealership, { after });
    for (const lead of leads) {
      after = lead.number;
      if (only !== null && lead.id !== only) continue;
      if (await planAfresh(pool, lead, planOf(lead, delivery, isProduction))) planned += 1;
    }
    if (leads.length === 0) return planned;
  }
}

function planOf(lead: WaitingLead, everywhere: LeadDelivery, storesCount: boolean): Plan {
  const delivery = deliveryAt(everywhere, storesCount ? lead.storeKey : null);
  return {
    destinations: destinationsOf(lead.routing, lead, delivery),
    contact: delivery.generalManager,
    sender: delivery.sender,
  };
}

/** Whether a dealership names any address. Without one there is no need to read its leads. */
function namesAnybody(delivery: LeadDelivery): boolean {
  return [delivery, ...delivery.stores].some(
    ({ recipients, byForm, crmAddresses }) =>
      recipients.length > 0 || byForm.length > 0 || crmAddresses.length > 0,
  );
}
