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
  /** Each rule with the first of its conditions that does not hold. */
  readonly verdicts: readonly { readonly rule: LeadRule; readonly failed: RuleCondition | null }[];
  /** Stores without opening hours count as open. */
  readonly isOpen: boolean;
  /** The dealership ignores its sender. */
  readonly isIgnored: boolean;
}

/**
 * @param options.storesCount whether a store's own addresses are used (spec 4, email override)
 * @param options.takeTurn chooses among the recipients of a rule that lets them take turns
 */
export async function routeLead(
  lead: LeadToRoute,
  everywhere: LeadDelivery,
  options: {
    readonly now: Date;
    readonly storesCount: boolean;
    readonly takeTurn: (rule: LeadRule) => Promise<readonly string[]>;
  },
): Promise<RoutedLead> {
  const { kind, content, storeKey } = lead;
  const { storesCount, now, takeTurn } = options;
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
