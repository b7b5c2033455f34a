/** Validation messages: each mistake is reported once, in the rule's words. */
import type { Rule } from 'sanity';

/**
 * Parts of a rule that check one value. Other parts may report locations inside the value, which must not be lost.
 */
const PLAIN = new Set([
  'type',
  'presence',
  'regex',
  'min',
  'max',
  'length',
  'integer',
  'precision',
  'uri',
  'valid',
]);

/**
 * Sanity checks each part of a rule and prints the rule's message once per failed part: a missing number that must be
 * from 1 to 5 shows the same sentence four times. This turns a rule with its own message into one part. A required
 * rule whose custom part describes the missing value doesn't say "Required" as well.
 * @param base the rule that Sanity passed in
 */
function withOneMessage(rule: Rule, base: Rule): Rule {
  const parts = rule._rules;
  if (parts === undefined) return rule;
  const once = rule.clone();
  if (rule._message !== undefined && parts.length > 1 && parts.every(({ flag }) => PLAIN.has(flag)))
    once._rules = [{ flag: 'all', constraint: [rule.clone()] }];
  const isCustom = parts.some((part) => part.flag === 'custom' && !base._rules.includes(part));
  if (rule._message === undefined && isCustom) once._rules = parts.filter(({ flag }) => flag !== 'presence');
  return once;
}

type Validation = (rule: Rule, ...context: unknown[]) => unknown;
const isValidation = (value: unknown): value is Validation => typeof value === 'function';
const isRule = (value: unknown): value is Rule =>
  typeof value === 'object' && value !== null && '_rules' in value && 'clone' in value;

function rewrite(validation: Validation): Validation {
  return (base, ...context) => {
    const rules = validation(base, ...context);
    const once = (rule: unknown) => (isRule(rule) ? withOneMessage(rule, base) : rule);
    return Array.isArray(rules) ? rules.map(once) : once(rules);
  };
}

/** Returns a schema type whose rules, and those of its fields and members, report each mistake once. */
export function withSingleMessages<T extends object>(type: T): T {
  const described = Object.entries(type).map(([key, value]: [string, unknown]) => {
    if ((key === 'fields' || key === 'of') && Array.isArray(value))
      return [key, value.map(withSingleMessages)];
    return [key, key === 'validation' && isValidation(value) ? rewrite(value) : value];
  });
  return Object.assign({ ...type }, Object.fromEntries(described));
}
