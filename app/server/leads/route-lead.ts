/** Decides who gets a lead by the dealership's rules and settings, for the lead itself and for staff who try one. */
import { deliveryForStore, type LeadDelivery } from '@rooftop/content/documents/lead-delivery';
import type { Destination } from '@rooftop/leads/destination';
import type { LeadKind } from '@rooftop/leads/kind';
import type { LeadContent } from '@rooftop/leads/lead';
import { listDestinations } from '@rooftop/leads/list-destinations';
import { createRouting, type LeadRouting, type RoutingRequest } from '@rooftop/leads/routing';
import { isIgnored } from '@rooftop/leads/rules/is-ignored';
import {
  failedCondition,
  findRule,
  type RuleCondition,
  type RuledLead,
} from '@rooftop/leads/rules/judge-rule';
import type { LeadRule } from '@rooftop/leads/rules/lead-rule';
import { localTime, openStatus } from '@rooftop/tenancy/opening-hours';
import type { LeadOwner } from './lead-owners.ts';
import { openingFor } from './response-clock.ts';

/** The parts of a lead that decide where it goes. */
export interface LeadToRoute extends RoutingRequest {
  readonly kind: LeadKind;
  readonly content: Pick<LeadContent, 'contact' | 'vehicles'>;
  readonly storeKey: string | null;
}

export interface RoutedLead {
  readonly routing: LeadRouting;
  /** Settings of the lead's store. */
  readonly delivery: LeadDelivery;
  readonly destinations: readonly Destination[];
  /** Null if the usual recipients get it. */
  readonly rule: LeadRule | null;
  /** To whom the rule may give the lead, of those who get it. It belongs to the first one. */
  readonly owners: readonly LeadOwner[];
  /** Each rule with the first of its conditions that does not hold. */
  readonly verdicts: readonly { readonly rule: LeadRule; readonly failed: RuleCondition | null }[];
  /** Stores without opening hours count as open. */
  readonly isOpen: boolean;
  /** The dealership ignores its sender. */
  readonly isIgnored: boolean;
}

export interface RoutingOptions {
  readonly now: Date;
  /** Whether a store's own addresses are used (spec 4, email override). */
  readonly storesCount: boolean;
  /** Chooses among the recipients of a rule that lets them take turns. */
  readonly takeTurn: (rule: LeadRule) => Promise<readonly string[]>;
  /** Finds those who may own a lead, in the order of their addresses. */
  readonly findOwners: (emails: readonly string[]) => Promise<readonly LeadOwner[]>;
}

/** Applies the dealership's rules and settings to a lead. */
export async function routeLead(
  lead: LeadToRoute,
  everywhere: LeadDelivery,
  options: RoutingOptions,
): Promise<RoutedLead> {
  const { kind, content, storeKey } = lead;
  const { storesCount, now, takeTurn, findOwners } = options;
  const delivery = deliveryForStore(everywhere, storesCount ? storeKey : null);
  const routing = createRouting(kind, lead);
  const ruled = ruledLead(lead, routing, everywhere, now);
  const rule = findRule(everywhere.leadRules, ruled);
  const ruledTo = rule?.takesTurns ? await takeTurn(rule) : rule?.recipients;
  const addresses = ruledTo === undefined ? delivery : { ...delivery, recipients: ruledTo, byForm: [] };
  return {
    routing,
    delivery,
    destinations: listDestinations(routing, content, addresses),
    rule,
    owners: rule?.recipientOwns ? await findOwners(ruledTo ?? []) : [],
    verdicts: everywhere.leadRules.map((one) => ({ rule: one, failed: failedCondition(one, ruled) })),
    isOpen: ruled.isOpen,
    isIgnored: isIgnored(content.contact, everywhere.ignoredSenders),
  };
}

function ruledLead(
  { kind: { form }, content: { vehicles }, storeKey }: LeadToRoute,
  { keys }: LeadRouting,
  settings: LeadDelivery,
  now: Date,
): RuledLead {
  const opening = openingFor(settings, { form, storeKey });
  const timeZone = opening?.timeZone ?? settings.timeZone;
  const status = opening && openStatus(opening.week, timeZone, now).kind;
  return {
    keys,
    storeKey,
    condition: vehicles.find(({ interest }) => interest === 'buy')?.status ?? null,
    isOpen: status !== 'closed',
    time: localTime(now, timeZone).time,
  };
}
