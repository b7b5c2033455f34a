import { adsValueMatches, isAdsRule } from './ads-rule.ts';
import { pageMatches } from './page-match.ts';
import type { ItemsRule, PopupPage, PopupRules } from './popup-rules.ts';
import { isCountAllowed, isParamRule, type ViewedItems, visitCounter } from './viewed-items.ts';

/** All of its parts must hold. A part that is null or empty always holds. */
export interface PopupCondition {
  readonly key: string;
  /** True: only for leads. False: only for visitors who are not leads. */
  readonly isLead: boolean | null;
  /** Page IDs, paths or patterns, any of which may match. */
  readonly pages: readonly string[];
  /** Every rule must be met. */
  readonly pageItemsViewed: readonly ItemsRule[];
  /**
   * Rules by advertising parameter: `false` (absent), `true` (present), an exact text, or `{ in, not }` with lists of
   * texts. Anything else is a wrong param.
   */
  readonly adsValues: Readonly<Record<string, unknown>>;
  /** Selector of an element that must have been entirely in the viewport. */
  readonly tagQuery: string | null;
  /** Selector of an element that must have been clicked. */
  readonly itemClicked: string | null;
  /** Seconds for which everything else must have held. */
  readonly timer: number | null;
}

/** Everything that conditions depend on, besides time. */
export interface Situation {
  readonly page: PopupPage;
  readonly isLead: boolean;
  /** Advertising parameters of the visitor by name. */
  readonly ads: Readonly<Record<string, string>>;
  /** Including the visit of this page. */
  readonly viewed: ViewedItems;
  /** Selectors of tag queries whose element was entirely in the viewport of this page. */
  readonly seen: ReadonlySet<string>;
  /** Selectors whose element was clicked on this page. */
  readonly clicked: ReadonlySet<string>;
}

/**
 * Names the first param of a condition that means nothing, such as `adsValues.utm_source`. Null if all are right.
 * @param isSelector whether the browser can look for this selector
 */
export function wrongParam(
  { pageItemsViewed, adsValues, tagQuery, itemClicked, timer }: PopupCondition,
  isSelector: (selector: string) => boolean,
): string | null {
  for (const { params } of pageItemsViewed)
    for (const [name, rule] of Object.entries(params))
      if (!isParamRule(rule)) return `pageItemsViewed.params.${name}`;
  for (const [name, rule] of Object.entries(adsValues)) if (!isAdsRule(rule)) return `adsValues.${name}`;
  if (tagQuery !== null && !isSelector(tagQuery)) return 'tagQuery';
  if (itemClicked !== null && !isSelector(itemClicked)) return 'itemClicked';
  return timer !== null && !(timer >= 0) ? 'timer' : null;
}

/** Whether a condition may hold on this page. */
export const mayHoldOn = ({ pages }: PopupCondition, page: PopupPage): boolean =>
  pages.length === 0 || pages.some((named) => pageMatches(named, page));

type Holds = (condition: PopupCondition, situation: Situation, popup: string) => boolean;

/** Whether each part of a condition holds, besides its timer. The condition must have no wrong param. */
const PART_HOLDS = {
  isLead: ({ isLead }, situation) => isLead === null || isLead === situation.isLead,
  pages: (condition, { page }) => mayHoldOn(condition, page),
  pageItemsViewed: ({ key, pageItemsViewed }, { viewed }, popup) =>
    pageItemsViewed.every((rule) =>
      isCountAllowed(rule, visitCounter(viewed, popup, key, rule.key).countVisits),
    ),
  adsValues: ({ adsValues }, { ads }) =>
    Object.entries(adsValues).every(([name, rule]) => isAdsRule(rule) && adsValueMatches(rule, ads[name])),
  tagQuery: ({ tagQuery }, { seen }) => tagQuery === null || seen.has(tagQuery),
  itemClicked: ({ itemClicked }, { clicked }) => itemClicked === null || clicked.has(itemClicked),
} as const satisfies { readonly [Part in Exclude<keyof PopupCondition, 'key' | 'timer'>]: Holds };
export type ConditionPart = keyof typeof PART_HOLDS;

const PARTS = Object.keys(PART_HOLDS).filter((part): part is ConditionPart => part in PART_HOLDS);

/** The first part of a condition that does not hold now. Null if all do. It must have no wrong param. */
export const failedPart = (
  popup: string,
  condition: PopupCondition,
  situation: Situation,
): ConditionPart | null => PARTS.find((part) => !PART_HOLDS[part](condition, situation, popup)) ?? null;

/** Whether every part of a condition holds now, besides its timer. It must have no wrong param. */
export const holdsNow = (popup: string, condition: PopupCondition, situation: Situation): boolean =>
  failedPart(popup, condition, situation) === null;

type Selectors = Pick<PopupCondition, 'tagQuery' | 'itemClicked'>;

/** The selectors of elements that some condition waits to be visible or clicked, each once. */
export function selectorsOf(popups: readonly { readonly conditions: readonly Selectors[] }[]) {
  const conditions = popups.flatMap((popup) => popup.conditions);
  return {
    visible: [...new Set(conditions.flatMap(({ tagQuery }) => tagQuery ?? []))],
    clickable: [...new Set(conditions.flatMap(({ itemClicked }) => itemClicked ?? []))],
  };
}

/** A position on the screen, in pixels. */
interface Edges {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** Browsers round positions to fractions of a pixel. */
const TOLERANCE = 1;

/** Whether an element is entirely inside the viewport (spec 5). An element without an area is not seen. */
export const isFullyInView = (element: Edges, viewport: Edges): boolean =>
  element.bottom > element.top &&
  element.right > element.left &&
  element.top >= viewport.top - TOLERANCE &&
  element.left >= viewport.left - TOLERANCE &&
  element.bottom <= viewport.bottom + TOLERANCE &&
  element.right <= viewport.right + TOLERANCE;

/** When conditions began to hold, in milliseconds, by popup and condition. */
export type MetSince = ReadonlyMap<string, number>;

interface ConditionClock {
  readonly metSince: MetSince;
  /** IDs of the popups with a condition that holds and whose timer has run out. */
  readonly due: readonly string[];
  /** When the next timer runs out. Null if none is running. */
  readonly nextAt: number | null;
}

/**
 * Evaluates every condition. One that holds is enough for its popup; a timer starts over when anything else in its
 * condition ceases to hold.
 * @param popups without wrong params
 * @param now in milliseconds, of any clock that only goes forward
 */
export function evaluateConditions(
  popups: readonly Pick<PopupRules, 'id' | 'conditions'>[],
  situation: Situation,
  metSince: MetSince,
  now: number,
): ConditionClock {
  const held = new Map<string, number>();
  const due = new Set<string>();
  let nextAt: number | null = null;
  for (const { id, conditions } of popups)
    for (const condition of conditions) {
      if (!holdsNow(id, condition, situation)) continue;
      const key = `${id}\n${condition.key}`;
      const since = metSince.get(key) ?? now;
      held.set(key, since);
      const at = since + (condition.timer ?? 0) * 1000;
      if (at <= now) due.add(id);
      else nextAt = Math.min(nextAt ?? at, at);
    }
  return { metSince: held, due: [...due], nextAt };
}
