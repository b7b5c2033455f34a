/** Connects the rules of popups to the browser: clicks, what is on the screen, and time. For browsers only. */
import { isSelector } from '@rooftop/content/documents/popup/is-selector';
import {
  evaluateConditions,
  type MetSince,
  isFullyInView,
  type PopupCondition,
  selectorsOf,
  wrongParam,
} from '@rooftop/visits/popups/conditions';
import type { PopupRules } from '@rooftop/visits/popups/popup-rules';
import type { ViewedItems } from '@rooftop/visits/popups/viewed-items';
import type { PopupsView } from './popups-view.server.ts';

/** Shares of an element at which the browser looks again whether all of it is visible. */
const THRESHOLDS = [0.9, 0.95, 0.98, 1];
/** Milliseconds after a change of the page until new elements are looked for. */
const SETTLED_MS = 200;

const warned = new Set<string>();

/** Tells developers of a wrong param (spec 8), once per page load. */
function isRight({ id, name }: PopupRules, condition: PopupCondition): boolean {
  const wrong = wrongParam(condition, isSelector);
  const key = `${id} ${condition.key}`;
  if (wrong !== null && !warned.has(key)) {
    warned.add(key);
    // oxlint-disable-next-line no-console -- spec 8 asks for it
    console.warn(
      `Popup "${name}": condition "${condition.key}" is ignored, because ${wrong} is a wrong param.`,
    );
  }
  return wrong === null;
}

/** The popups with the conditions that can be evaluated. */
export const withRightParams = <Popup extends PopupRules>(popups: readonly Popup[]): Popup[] =>
  popups.map((popup) => ({
    ...popup,
    conditions: popup.conditions.filter((condition) => isRight(popup, condition)),
  }));

/** Calls `onSeen` with a selector when one of its elements is entirely in the viewport. @returns stops */
function watchElements(selectors: readonly string[], onSeen: (selector: string) => void): () => void {
  if (selectors.length === 0) return () => {};
  const watched = new Set<Element>();
  const seeing = new IntersectionObserver(
    (entries) => {
      for (const { target, boundingClientRect, rootBounds } of entries)
        if (rootBounds !== null && isFullyInView(boundingClientRect, rootBounds))
          for (const selector of selectors) if (target.matches(selector)) onSeen(selector);
    },
    { threshold: THRESHOLDS },
  );
  const find = () => {
    for (const element of document.querySelectorAll(selectors.join()))
      if (!watched.has(element)) {
        watched.add(element);
        seeing.observe(element);
      }
  };
  let later: ReturnType<typeof setTimeout> | undefined;
  const changing = new MutationObserver(() => {
    clearTimeout(later);
    later = setTimeout(find, SETTLED_MS);
  });
  find();
  changing.observe(document.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(later);
    changing.disconnect();
    seeing.disconnect();
  };
}

/** What the visitor did on a page, as selectors of conditions. */
export interface PageActions {
  readonly seen: Set<string>;
  readonly clicked: Set<string>;
}

/** What is known from before and updated here. */
interface WatchedPage {
  /** Of the pages before. */
  readonly metSince: { current: MetSince };
  /** Of this page, whose popups may be loaded again. */
  readonly actions: PageActions;
}

/**
 * Watches a page until it is left, and calls `onDue` with the IDs of popups whenever conditions begin to hold.
 * @param view its popups have no wrong params
 * @returns stops watching
 */
export function watchPopups(
  { page, isLead, ads, popups }: Pick<PopupsView, 'page' | 'isLead' | 'ads' | 'popups'>,
  viewed: ViewedItems,
  { metSince, actions: { seen, clicked } }: WatchedPage,
  onDue: (ids: readonly string[]) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    const now = performance.now();
    const situation = { page, isLead, ads, viewed, seen, clicked };
    const { metSince: held, due, nextAt } = evaluateConditions(popups, situation, metSince.current, now);
    metSince.current = held;
    if (nextAt !== null) timer = setTimeout(check, nextAt - now);
    if (due.length > 0) onDue(due);
  };
  const { clickable, visible } = selectorsOf(popups);
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const hit = clickable.filter((selector) => target.closest(selector) !== null);
    for (const selector of hit) clicked.add(selector);
    if (hit.length > 0) check();
  };
  document.addEventListener('click', onClick, true);
  const stopElements = watchElements(visible, (selector) => {
    seen.add(selector);
    check();
  });
  check();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('click', onClick, true);
    stopElements();
  };
}
