/** Counters of visits, which the browser stores under `viewedPagesItems` (spec 7). */
import { pageMatches } from './page-match.ts';
import type { CountedRules, ItemsRule, PopupPage } from './popup-rules.ts';

interface VisitCounter {
  readonly countVisits: number;
  /** Values of `true` params that were counted. */
  readonly itemsListViewed: readonly string[];
}
type ByKey<Value> = Readonly<Record<string, Value>>;
/** By popup, condition and rule. */
export type ViewedItems = ByKey<ByKey<ByKey<VisitCounter>>>;

const NOTHING: VisitCounter = { countVisits: 0, itemsListViewed: [] };
/** Values that are remembered per rule, the latest ones. */
const MOST_ITEMS = 100;

const isObject = (value: unknown): value is ByKey<unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapped = <From, To>(of: ByKey<From>, each: (value: From, key: string) => To): ByKey<To> =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, each(value, key)]));

const objectOf = (value: unknown): ByKey<unknown> => (isObject(value) ? value : {});

function counterOf(value: unknown): VisitCounter {
  const { countVisits, itemsListViewed } = objectOf(value);
  const items: readonly unknown[] = Array.isArray(itemsListViewed) ? itemsListViewed : [];
  return {
    countVisits: Number.isSafeInteger(countVisits) && Number(countVisits) > 0 ? Number(countVisits) : 0,
    itemsListViewed: items.filter((item) => typeof item === 'string').slice(-MOST_ITEMS),
  };
}

/** Parses what the browser stored. Whatever is not a counter counts nothing. */
export function parseViewedItems(text: string | null): ViewedItems {
  let stored: unknown = null;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    // Something else has written there.
  }
  return mapped(objectOf(stored), (popup) =>
    mapped(objectOf(popup), (condition) => mapped(objectOf(condition), counterOf)),
  );
}

const mergedBy =
  <Value>(merge: (one: Value, other: Value) => Value) =>
  (one: ByKey<Value>, other: ByKey<Value>): ByKey<Value> => ({
    ...one,
    ...mapped(other, (value, key) => {
      const mine = Object.hasOwn(one, key) ? one[key] : undefined;
      return mine === undefined ? value : merge(mine, value);
    }),
  });

/** Merges the counters of two tabs or visits. Nothing is counted twice: of two counts, the higher one is kept. */
export const mergeViewedItems: (one: ViewedItems, other: ViewedItems) => ViewedItems = mergedBy(
  mergedBy(
    mergedBy((one, other) => ({
      countVisits: Math.max(one.countVisits, other.countVisits),
      itemsListViewed: [...new Set([...one.itemsListViewed, ...other.itemsListViewed])].slice(-MOST_ITEMS),
    })),
  ),
);

export const visitCounter = (viewed: ViewedItems, popup: string, condition: string, rule: string) =>
  viewed[popup]?.[condition]?.[rule] ?? NOTHING;

/** Whether this is a rule for a param that spec 3 knows. */
export const isParamRule = (rule: unknown): rule is true | string | readonly string[] =>
  rule === true ||
  (typeof rule === 'string' && rule !== '') ||
  (Array.isArray(rule) && rule.length > 0 && rule.every((item) => typeof item === 'string'));

/**
 * Values of the `true` params if the page's params meet the rule (spec 5, popup param rule). Null if they don't: a
 * param that is neither text nor a number fails.
 */
function countedValues(
  { params: rules }: Pick<ItemsRule, 'params'>,
  { params }: Pick<PopupPage, 'params'>,
): readonly string[] | null {
  const counted: string[] = [];
  for (const [name, rule] of Object.entries(rules)) {
    const param = Object.hasOwn(params, name) ? params[name] : undefined;
    if (typeof param !== 'string' && typeof param !== 'number') return null;
    const value = String(param);
    if (rule === true) counted.push(value);
    else if (Array.isArray(rule) ? !rule.includes(value) : rule !== value) return null;
  }
  return counted;
}

/** Counts a visit of this page. Returns the same counter if the visit does not count. */
function countVisit(rule: ItemsRule, page: PopupPage, counter: VisitCounter): VisitCounter {
  if (!pageMatches(rule.page, page)) return counter;
  const values = countedValues(rule, page);
  if (values === null) return counter;
  const item = values.join('\n');
  if (values.length > 0 && counter.itemsListViewed.includes(item)) return counter;
  return {
    countVisits: counter.countVisits + 1,
    itemsListViewed:
      values.length === 0 ? counter.itemsListViewed : [...counter.itemsListViewed, item].slice(-MOST_ITEMS),
  };
}

/** Counts the visit of a page for every rule of these popups. Returns the same counters if nothing counts. */
export function countPage(
  popups: readonly CountedRules[],
  page: PopupPage,
  viewed: ViewedItems,
): ViewedItems {
  let counted = viewed;
  for (const { id, conditions } of popups)
    for (const condition of conditions)
      for (const rule of condition.pageItemsViewed) {
        const before = visitCounter(counted, id, condition.key, rule.key);
        const after = countVisit(rule, page, before);
        if (after === before) continue;
        const ofPopup = counted[id] ?? {};
        const ofCondition = { ...ofPopup[condition.key], [rule.key]: after };
        counted = { ...counted, [id]: { ...ofPopup, [condition.key]: ofCondition } };
      }
  return counted;
}

/** Whether a count is allowed (spec 5, popup page-visit rule). Limits are inclusive. */
export function isCountAllowed(
  { minCount, maxCount }: Pick<ItemsRule, 'minCount' | 'maxCount'>,
  count: number,
): boolean {
  if (minCount === null && maxCount === null) return count >= 1;
  return count >= (minCount ?? 0) && count <= (maxCount ?? Number.POSITIVE_INFINITY);
}
