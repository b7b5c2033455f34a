/** Decides who gets a lead by the dealership's rules and settings, for the lead itself and for staff who try one. */
import {
  deliveryForStore,
  type LeadDelivery,
} from '@rooftop/content/documents/dealership/lead-delivery/lead-delivery';
import type { Destination } from '@rooftop/leads/destination';
import type { LeadKind } from '@rooftop/leads/kind';
import { kinds } from '@rooftop/leads/kinds/kinds';
import { type LeadContent, wantedVehicle } from '@rooftop/leads/lead';
import { listDestinations } from '@rooftop/leads/list-destinations';
import { createRouting, type LeadRouting, type RoutingRequest } from '@rooftop/leads/routing';
import { isIgnored } from '@rooftop/leads/rules/is-ignored';
import { failedCondition, findRule, type RuledLead } from '@rooftop/leads/rules/judge-rule';
import type { LeadRule } from '@rooftop/leads/rules/lead-rule';
import type { RuleCondition } from '@rooftop/forms/lead-forms';
import { localTime } from '@rooftop/tenancy/opening-hours';
import type { LeadOwner } from './lead-owners.ts';
import { noticeAddresses } from './notice-addresses.ts';
import { isOpen, openingWeekFor, type TimedLead } from './response-clock.ts';

/** The parts of a lead that decide where it goes. */
interface LeadToRoute extends RoutingRequest {
  readonly kind: LeadKind;
  readonly content: Pick<LeadContent, 'contact' | 'vehicles'>;
  readonly storeKey: string | null;
}

interface RoutedLead {
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
  const routing = createRouting(kind, lead);
  const stored = { form: kind.form, routing, vehicles: content.vehicles, storeKey };
  const { ruled, ruledTo, ...decided } = await applyRules(stored, everywhere, options);
  return {
    ...decided,
    routing,
    owners: decided.rule?.recipientOwns ? await options.findOwners(ruledTo ?? []) : [],
    verdicts: (kind.legalDays === undefined ? everywhere.leadRules : []).map((one) => ({
      rule: one,
      failed: failedCondition(one, ruled),
    })),
    isOpen: ruled.isOpen,
    isIgnored: isIgnored(content.contact, everywhere.ignoredSenders),
  };
}

/** The parts of a stored lead that decide where it goes. */
interface StoredLead extends TimedLead {
  readonly routing: LeadRouting;
  readonly vehicles: LeadContent['vehicles'];
}

/**
 * Finds the rule that decides about a lead, and who gets it.
 * @param options.now when the lead came in
 */
export async function applyRules(
  lead: StoredLead,
  everywhere: LeadDelivery,
  { now, storesCount, takeTurn }: Pick<RoutingOptions, 'now' | 'storesCount' | 'takeTurn'>,
) {
  const delivery = deliveryForStore(everywhere, storesCount ? lead.storeKey : null);
  const ruled = ruledLead(lead, everywhere, now);
  const isLegal = kinds[lead.form].legalDays !== undefined;
  const rule = isLegal ? null : findRule(everywhere.leadRules, ruled);
  const ruledTo = rule?.takesTurns ? await takeTurn(rule) : rule?.recipients;
  const legalRecipients = noticeAddresses(delivery);
  const usual = isLegal ? { ...delivery, recipients: legalRecipients } : delivery;
  // The law asks for an answer, so it goes to whoever gets messages before it goes to nobody.
  const routing =
    isLegal && legalRecipients.length === 0
      ? { ...lead.routing, keys: [...lead.routing.keys, 'CONTACT' as const] }
      : lead.routing;
  const addresses = ruledTo === undefined ? usual : { ...delivery, recipients: ruledTo, byForm: [] };
  return { delivery, destinations: listDestinations(routing, lead, addresses), rule, ruledTo, ruled };
}

function ruledLead(lead: StoredLead, settings: LeadDelivery, now: Date): RuledLead {
  const { routing, vehicles, storeKey } = lead;
  const timeZone = openingWeekFor(settings, lead)?.timeZone ?? settings.timeZone;
  return {
    keys: routing.keys,
    storeKey,
    condition: wantedVehicle(vehicles)?.status ?? null,
    isOpen: isOpen(settings, lead, now),
    time: localTime(now, timeZone).time,
  };
}
