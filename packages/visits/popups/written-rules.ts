import type { Popup } from '@rooftop/content/documents/popup/popup';
import { pageMatches } from './page-match.ts';
import type { PopupCondition } from './conditions.ts';
import type { CountedRules, PopupPage, PopupRules } from './popup-rules.ts';
import { pagesSource } from './popup-page.ts';

type WrittenCondition = Popup['conditions'][number];
type WrittenParam = WrittenCondition['pageItemsViewed'][number]['params'][number];
type WrittenAds = WrittenCondition['adsValues'][number];

/** A param as spec 3 writes it. Without the value that it needs, it is null, which is a wrong param. */
const paramOf = ({ rule, values }: WrittenParam): unknown =>
  rule === 'new' ? true : rule === 'is' ? (values[0] ?? null) : values;

/** A rule as spec 3 writes it. Two rules for lists of one parameter are one rule with both. */
function adsRuleOf({ rule, values }: WrittenAds, before: unknown): unknown {
  if (rule === 'present' || rule === 'absent') return rule === 'present';
  if (rule === 'is') return values[0] ?? null;
  return { ...(typeof before === 'object' && before), [rule]: values };
}

/** The parts that editors write as spec 3 does are passed on as they are. */
const conditionOf = ({
  visitors,
  pageItemsViewed,
  adsValues,
  ...plainParts
}: WrittenCondition): PopupCondition => ({
  ...plainParts,
  isLead: visitors === null ? null : visitors === 'leads',
  pageItemsViewed: pageItemsViewed.map(({ params, ...rule }) => ({
    ...rule,
    params: Object.fromEntries(params.map((param) => [param.name, paramOf(param)])),
  })),
  adsValues: adsValues.reduce<Record<string, unknown>>(
    (rules, one) => ({ ...rules, [one.name]: adsRuleOf(one, rules[one.name]) }),
    {},
  ),
});

/** The rules of a popup, as the browser evaluates them. */
export function popupRulesOf({
  id,
  name,
  conditions,
  priority,
  frequencyCap: { times, days },
  holdOutPercent,
}: Popup): PopupRules {
  return {
    id,
    name,
    conditions: conditions.map(conditionOf),
    priority,
    frequencyCap: times === null || days === null ? null : { times, days },
    holdOutPercent,
  };
}

/** What the quiet time of a popup depends on. */
export const quietTimeOf = ({ quietHours, component }: Popup) => ({
  quietHours,
  hasForm: component.type === 'component',
});

/** The rules of a popup that count visits of this page, and nothing else of it. */
export function countedRulesOf(popup: Popup, page: PopupPage): CountedRules {
  const conditions = popupRulesOf(popup).conditions.map(({ key, pageItemsViewed }) => ({
    key,
    pageItemsViewed: pageItemsViewed.filter((rule) => pageMatches(rule.page, page)),
  }));
  return { id: popup.id, conditions: conditions.filter(({ pageItemsViewed }) => pageItemsViewed.length > 0) };
}

/**
 * Source of a regular expression for the paths of all pages on which one of these popups may show or counts visits, in
 * every language. Null if there is none.
 */
export function popupPaths(popups: readonly Popup[], languages: readonly string[]): string | null {
  const sources = new Set<string>();
  for (const { conditions } of popups)
    for (const { pages, pageItemsViewed } of conditions) {
      if (pages.length === 0) return '';
      for (const named of [...pages, ...pageItemsViewed.map(({ page }) => page)])
        sources.add(pagesSource(named));
    }
  if (sources.size === 0) return null;
  const prefix = languages.length > 1 ? `(?:/(?:${languages.slice(1).join('|')})(?=/|$))?` : '';
  return `^${prefix}(?:${[...sources].join('|')})$`;
}
