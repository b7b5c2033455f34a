/** Where an invented lead would go and why, for staff who set rules. Nothing is stored or sent, and nobody's turn passes. */
import type { LeadDelivery } from '@rooftop/content/documents/lead-delivery';
import { describeDestination } from '@rooftop/leads/inbox/lead-record';
import { kinds } from '@rooftop/leads/kinds/kinds';
import { UNKNOWN_VEHICLE } from '@rooftop/leads/lead';
import { FORMS, TOPIC_NUMBERS } from '@rooftop/tenancy/lead-forms';
import { z } from 'zod';
import { lateAt } from './response-clock.ts';
import { routeLead } from './route-lead.ts';

export const inventedLeadShape = z.object({
  form: z.enum(FORMS),
  /** Of a contact lead. */
  topic: z.enum(TOPIC_NUMBERS).nullable(),
  storeKey: z.string().max(100).nullable(),
  /** Of the car that it is about. Null if it is about none. */
  condition: z.enum(['new', 'used']).nullable(),
  email: z.string().max(254).nullable(),
  /** When it comes in. */
  at: z.iso.datetime().transform((text) => new Date(text)),
});
export type InventedLead = z.infer<typeof inventedLeadShape>;

/** @param isProduction whether a store's own addresses are used (spec 4, email override) */
export async function tryLead(lead: InventedLead, delivery: LeadDelivery, isProduction: boolean) {
  const { form, topic, storeKey, condition, email, at } = lead;
  const vehicles = condition === null ? [] : [{ ...UNKNOWN_VEHICLE, status: condition }];
  const contact = { firstName: null, lastName: null, email, phone: null, address: null };
  const routed = await routeLead(
    { kind: kinds[form], topic, storeKey, alsoTo: [], content: { contact, vehicles } },
    delivery,
    { now: at, storesCount: isProduction, takeTurn: async ({ recipients }) => recipients },
  );
  return {
    isIgnored: routed.isIgnored,
    isOpen: routed.isOpen,
    /** The rule that decides. Null if the usual recipients get it. */
    rule: routed.rule === null ? null : { name: routed.rule.name, takesTurns: routed.rule.takesTurns },
    /** The rules in their order, up to the one that decides, each with the condition that does not hold. */
    rules: routed.verdicts
      .slice(
        0,
        routed.rule === null ? undefined : routed.verdicts.findIndex(({ failed }) => failed === null) + 1,
      )
      .map(({ rule: { name }, failed }) => ({ name, failed })),
    destinations: routed.destinations.map(describeDestination),
    lateAt: lateAt(delivery, { form, storeKey }, at),
  };
}
