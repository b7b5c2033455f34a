/** Rules for advertising parameters (spec 3, `adsValues`). */

/** Lists of texts: the value must be one of `in`, and none of `not`. */
interface AdsLists {
  readonly in?: readonly string[];
  readonly not?: readonly string[];
}
export type AdsRule = boolean | string | AdsLists;

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');

const isLists = (rule: unknown): rule is AdsLists =>
  typeof rule === 'object' &&
  rule !== null &&
  Object.keys(rule).length > 0 &&
  Object.entries(rule).every(([name, list]) => (name === 'in' || name === 'not') && isTexts(list));

/** Whether this is a rule that spec 3 knows. */
export const isAdsRule = (rule: unknown): rule is AdsRule =>
  typeof rule === 'boolean' || (typeof rule === 'string' && rule !== '') || isLists(rule);

/** @param value undefined if the visitor's link had no such parameter, or they don't allow it to be used */
export function adsValueMatches(rule: AdsRule, value: string | undefined): boolean {
  if (typeof rule === 'boolean') return (value !== undefined) === rule;
  if (typeof rule === 'string') return value === rule;
  const isIn = rule.in === undefined || (value !== undefined && rule.in.includes(value));
  return isIn && !(value !== undefined && rule.not?.includes(value) === true);
}
