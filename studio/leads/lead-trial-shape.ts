import { RULE_CONDITIONS, type RuleCondition } from '@rooftop/forms/lead-forms';
import { z } from 'zod';

/** What the platform says about an invented lead. */
export const leadTrialShape = z.object({
  isIgnored: z.boolean(),
  isOpen: z.boolean(),
  rule: z
    .object({
      name: z.string(),
      takesTurns: z.boolean(),
      /** Names of recipients who may own the lead, and addresses of those who may not. Null if the rule makes nobody its owner. */
      ownership: z.object({ owners: z.array(z.string()), others: z.array(z.string()) }).nullable(),
    })
    .nullable(),
  rules: z.array(z.object({ name: z.string(), failed: z.enum(RULE_CONDITIONS).nullable() })),
  /** `Text mail to sales@dealer.example`. */
  destinations: z.array(z.string()),
  lateAt: z.iso.datetime(),
});
export type LeadTrial = z.infer<typeof leadTrialShape>;

const REASONS: Readonly<Record<RuleCondition, string>> = {
  form: 'it is for other forms',
  store: 'it is for other stores',
  condition: 'it is about another kind of car',
  opening: 'it applies at other opening hours',
  time: 'it applies at another time of day',
};

/** What would happen to the lead, step by step, in sentences. */
export function describeTrial({
  isIgnored,
  isOpen,
  rule,
  rules,
  destinations,
}: LeadTrial): readonly string[] {
  return [
    ...(isIgnored
      ? ['The sender is ignored: the lead is held, and nobody is told. If somebody releases it:']
      : []),
    `The store is ${isOpen ? 'open' : 'closed'} then.`,
    ...rules.map(({ name, failed }) =>
      failed === null
        ? `The rule “${name}” decides.`
        : `The rule “${name}” does not fit: ${REASONS[failed]}.`,
    ),
    ...(rule === null ? ['No rule fits, so the usual recipients get it.'] : []),
    ...(destinations.length === 0
      ? ['Nobody gets it. It waits until you enter a recipient.']
      : destinations.map((to) => `It is sent as ${to}.`)),
    ...(rule?.takesTurns ? ['Only one of the rule’s addresses gets each lead, one after the other.'] : []),
    ...(rule?.ownership ? describeOwners(rule.ownership, rule.takesTurns) : []),
  ];
}

const list = new Intl.ListFormat('en-US');

/** Says whose lead it becomes, and which addresses can't own one. */
function describeOwners(
  { owners, others }: NonNullable<NonNullable<LeadTrial['rule']>['ownership']>,
  takesTurns: boolean,
): readonly string[] {
  const [first] = owners;
  if (first === undefined)
    return ['Nobody owns it: no address of the rule belongs to somebody who signs in to the desk.'];
  if (!takesTurns)
    return [`${first} owns it: the first address of the rule with which somebody signs in to the desk.`];
  return [
    `The one who gets it owns it: ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(owners)}.`,
    ...(others.length === 0
      ? []
      : [`Nobody signs in to the desk as ${list.format(others)}, so nobody owns what goes there.`]),
  ];
}
