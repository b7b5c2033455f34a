/** Where an invented lead would go and why, for staff who set rules. Nothing is stored or sent, and no recipient's turn passes. */
import type { LeadDelivery } from '@rooftop/content/documents/dealership/lead-delivery/lead-delivery';
import { shownDestination } from '@rooftop/leads/destination';
import { describeDestination } from '@rooftop/leads/wording/lead-words';
import { kinds } from '@rooftop/leads/kinds/kinds';
import { UNKNOWN_VEHICLE } from '@rooftop/leads/unknown-vehicle';
import { FORMS } from '@rooftop/forms/lead-forms';
import { TOPIC_NUMBERS } from '@rooftop/forms/contact-topics';
import { z } from 'zod';
import type { LeadRule } from '@rooftop/leads/rules/lead-rule';
import type { FindOwners, LeadOwner } from './lead-owners.ts';
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
  phone: z.string().max(40).nullable(),
  /** When it comes in. */
  at: z.iso.datetime().transform((text) => new Date(text)),
});
type InventedLead = z.infer<typeof inventedLeadShape>;

/** @param options.isProduction whether a store's own addresses are used (spec 4, email override) */
export async function tryLead(
  lead: InventedLead,
  delivery: LeadDelivery,
  { isProduction, findOwners }: { readonly isProduction: boolean; readonly findOwners: FindOwners },
) {
  const { form, topic, storeKey, condition, email, phone, at } = lead;
  const vehicles = condition === null ? [] : [{ ...UNKNOWN_VEHICLE, status: condition }];
  const contact = { firstName: null, lastName: null, email, phone, address: null };
  const routed = await routeLead(
    { kind: kinds[form], topic, storeKey, alsoTo: [], content: { contact, vehicles } },
    delivery,
    {
      now: at,
      storesCount: isProduction,
      takeTurn: async ({ recipients }) => recipients,
      findOwners: (emails) => findOwners(delivery.id, emails),
    },
  );
  return {
    isIgnored: routed.isIgnored,
    isOpen: routed.isOpen,
    /** The rule that decides. Null if the usual recipients get it. */
    rule: routed.rule === null ? null : decisionOf(routed.rule, routed.owners),
    /** The rules in their order, up to the one that decides, each with the condition that does not hold. */
    rules: routed.verdicts
      .slice(
        0,
        routed.rule === null ? undefined : routed.verdicts.findIndex(({ failed }) => failed === null) + 1,
      )
      .map(({ rule: { name }, failed }) => ({ name, failed })),
    destinations: routed.destinations.map((one) => describeDestination(shownDestination(one), 'en')),
    lateAt: lateAt(delivery, { form, storeKey }, at),
  };
}

/** What a rule does with the lead, and whom of its recipients it makes the owner. */
function decisionOf({ name, takesTurns, recipients, recipientOwns }: LeadRule, owners: readonly LeadOwner[]) {
  const isOwner = (address: string) =>
    owners.some(({ email }) => email?.toLowerCase() === address.trim().toLowerCase());
  return {
    name,
    takesTurns,
    /** Null if it gives the lead no owner. */
    ownership: recipientOwns
      ? {
          owners: owners.map((owner) => owner.name),
          /** Addresses of recipients who cannot own leads. */
          others: recipients.filter((address) => !isOwner(address)),
        }
      : null,
  };
}
