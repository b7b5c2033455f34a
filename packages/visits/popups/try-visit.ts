/** What a made-up visit would see of popups, and why not the rest: by the rules that the website uses. */
import type { Popup } from '@rooftop/content/documents/popup/popup';
import { choosePopup, type KeptBack, keptBack, type PopupMemory } from './choose-popup.ts';
import {
  type ConditionPart,
  evaluateConditions,
  failedPart,
  type MetSince,
  type PopupCondition,
  type Situation,
  wrongParam,
} from './conditions.ts';
import { type PopupRun, popupRun } from './popup-run.ts';
import { popupPageOf } from './popup-page.ts';
import type { PopupRules } from './popup-rules.ts';
import { isQuiet, type SentForm } from './quiet-time.ts';
import { countPage, visitCounter, type ViewedItems } from './viewed-items.ts';
import { popupRulesOf, quietTimeOf } from './written-rules.ts';

/** A made-up visit, and the browser in which it happens. */
export interface TriedVisit extends Pick<Situation, 'isLead' | 'ads' | 'seen' | 'clicked'> {
  /** Of the page that is open, without language and query. */
  readonly path: string;
  /** Paths of the pages before, in any order. */
  readonly pathsBefore: readonly string[];
  /** Seconds for which the page has been open. */
  readonly seconds: number;
  readonly latestForm: SentForm | null;
  readonly memory: PopupMemory;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Of the dealership (IANA). */
  readonly timeZone: string;
}

/** Why a condition of a popup does not make it show. */
type UnmetCondition = { readonly condition: PopupCondition } & (
  | { readonly reason: ConditionPart /** Visits that its rules count. */; readonly counts: readonly number[] }
  | { readonly reason: 'timer' }
  | { readonly reason: 'wrongParam'; readonly param: string }
);
export type WhyNot =
  | { readonly reason: KeptBack | 'quiet' | 'noCondition' | Exclude<PopupRun, 'running'> }
  | UnmetCondition;

interface TriedPopup {
  readonly popup: Popup;
  /** Empty if it shows or waits for its turn. Otherwise one reason, or one for each of its conditions. */
  readonly whyNot: readonly WhyNot[];
}

/**
 * Explains for each popup why a visit does not see it. Whether its form has something to offer, such as locked cars, is
 * not known here.
 * @param isSelector whether the browser can look for this selector
 * @returns those that show in the order in which they do, then the others
 */
export function tryVisit(
  popups: readonly Popup[],
  visit: TriedVisit,
  isSelector: (selector: string) => boolean,
): readonly TriedPopup[] {
  const rules = new Map(popups.map((popup) => [popup, popupRulesOf(popup)]));
  const situation = { ...visit, page: popupPageOf(visit.path), viewed: viewedBy([...rules.values()], visit) };
  const tried = [...rules].map(([popup, ofPopup]) => ({
    popup,
    rules: ofPopup,
    whyNot: whyNot(popup, ofPopup, visit, situation, isSelector),
  }));
  const shown = tried.filter((one) => one.whyNot.length === 0);
  const others = tried.filter((one) => one.whyNot.length > 0);
  const right = shown.map((one) => ({
    ...one,
    priority: one.rules.priority,
    at: dueAt(rightRules(one.rules, isSelector), situation),
  }));
  return [...inTurn(right), ...others].map(({ popup, whyNot }) => ({ popup, whyNot }));
}

/** The counters of a visit whose pages are all of one browser. */
const viewedBy = (rules: readonly PopupRules[], { path, pathsBefore }: TriedVisit): ViewedItems =>
  [...pathsBefore, path].reduce<ViewedItems>(
    (viewed, each) => countPage(rules, popupPageOf(each), viewed),
    {},
  );

const rightRules = (rules: PopupRules, isSelector: (selector: string) => boolean): PopupRules => ({
  ...rules,
  conditions: rules.conditions.filter((condition) => wrongParam(condition, isSelector) === null),
});

/** Milliseconds after the page was opened at which a popup is due. Infinite if it never is. */
function dueAt(rules: PopupRules, situation: Situation): number {
  const { due, nextAt } = evaluateConditions([rules], situation, new Map() satisfies MetSince, 0);
  return due.length > 0 ? 0 : (nextAt ?? Number.POSITIVE_INFINITY);
}

function whyNot(
  popup: Popup,
  rules: PopupRules,
  { latestForm, path, now, timeZone, memory, seconds }: TriedVisit,
  situation: Situation,
  isSelector: (selector: string) => boolean,
): readonly WhyNot[] {
  const { id, conditions } = rules;
  const run = popupRun(popup, timeZone, new Date(now));
  if (run !== 'running') return [{ reason: run }];
  if (conditions.length === 0) return [{ reason: 'noCondition' }];
  const unmet = conditions.map((condition): UnmetCondition | null => {
    const param = wrongParam(condition, isSelector);
    if (param !== null) return { reason: 'wrongParam', param, condition };
    const part = failedPart(id, condition, situation);
    const counts = condition.pageItemsViewed.map(
      ({ key }) => visitCounter(situation.viewed, id, condition.key, key).countVisits,
    );
    if (part !== null) return { reason: part, condition, counts };
    return (condition.timer ?? 0) > seconds ? { reason: 'timer', condition } : null;
  });
  const reasons = unmet.filter((one) => one !== null);
  if (reasons.length === conditions.length) return reasons;
  if (isQuiet(quietTimeOf(popup), latestForm, path, now)) return [{ reason: 'quiet' }];
  const kept = keptBack(rules, memory, now);
  return kept === null ? [] : [{ reason: kept }];
}

/**
 * The order in which popups show, if each is closed before the next: first the one that is due first, then always the
 * one with the highest priority.
 */
function inTurn<One extends Pick<PopupRules, 'priority'> & { readonly at: number }>(
  due: readonly One[],
): readonly One[] {
  const earliest = Math.min(...due.map(({ at }) => at));
  const inOrder: One[] = [];
  let first = choosePopup(due.filter(({ at }) => at === earliest));
  while (first !== null) {
    inOrder.push(first);
    first = choosePopup(due.filter((one) => !inOrder.includes(one)));
  }
  return inOrder;
}
