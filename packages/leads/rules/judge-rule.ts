import { RULE_CONDITIONS, type RuleCondition } from '@rooftop/forms/lead-forms';
import type { LeadRouting } from '../routing.ts';
import type { LeadRule } from './lead-rule.ts';

/** What rules ask about a lead. */
export interface RuledLead extends Pick<LeadRouting, 'keys'> {
  readonly storeKey: string | null;
  /** Null if it is not about one of the dealership's cars. */
  readonly condition: 'new' | 'used' | null;
  readonly isOpen: boolean;
  /** When it came in, in the store's time zone: `17:05`. */
  readonly time: string;
}

function isWithin(time: string, { from, until }: Pick<LeadRule, 'from' | 'until'>): boolean {
  const [start, end] = [from ?? '00:00', until ?? '24:00'];
  return start < end ? time >= start && time < end : time >= start || time < end;
}

const HOLDS: Readonly<Record<RuleCondition, (rule: LeadRule, lead: RuledLead) => boolean>> = {
  form: ({ forms }, { keys }) => forms.length === 0 || forms.some((form) => keys.includes(form)),
  store: ({ stores }, { storeKey }) => stores === null || (storeKey !== null && stores.includes(storeKey)),
  condition: ({ condition }, lead) => condition === null || condition === lead.condition,
  opening: ({ opening }, { isOpen }) => opening === null || (opening === 'open') === isOpen,
  time: (rule, { time }) => isWithin(time, rule),
};

/** Returns the first condition of a rule that does not hold for a lead. Null if all of them do. */
export const failedCondition = (rule: LeadRule, lead: RuledLead): RuleCondition | null =>
  RULE_CONDITIONS.find((condition) => !HOLDS[condition](rule, lead)) ?? null;

/** Returns the first rule that holds for a lead. Null if the usual recipients get it. */
export const findRule = (rules: readonly LeadRule[], lead: RuledLead): LeadRule | null =>
  rules.find((rule) => failedCondition(rule, lead) === null) ?? null;
