/** What the browser remembers about popups, as far as the visitor allows it. For browsers only. */
import { type PopupMemory, withShowing } from '@rooftop/visits/popups/choose-popup';
import type { CountedRules, PopupPage } from '@rooftop/visits/popups/popup-rules';
import {
  countPage,
  mergeViewedItems,
  parseViewedItems,
  type ViewedItems,
} from '@rooftop/visits/popups/viewed-items';
import { storageFor } from '#app/visitor/browser-storage.ts';

interface Showings {
  readonly seed: string;
  readonly shownAt: Readonly<Record<string, readonly number[]>>;
}

const essential = storageFor('essential');
const functional = storageFor('functional');

// What may not be stored is known as long as the document lives.
const finished = new Set<string>();
const disabled = new Set<string>();
let viewed: ViewedItems = {};
let showings: Showings = { seed: crypto.randomUUID(), shownAt: {} };

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function idsOf(text: string | null): readonly string[] {
  const ids = parsed(text);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

function showingsOf(text: string | null): Showings | null {
  const stored = parsed(text);
  if (typeof stored !== 'object' || stored === null || !('seed' in stored && 'shownAt' in stored))
    return null;
  const { seed, shownAt } = stored;
  if (typeof seed !== 'string' || typeof shownAt !== 'object' || shownAt === null) return null;
  const times = Object.entries(shownAt).map(([id, all]): [string, readonly number[]] => [
    id,
    Array.isArray(all) ? all.filter((at) => typeof at === 'number') : [],
  ]);
  return { seed, shownAt: Object.fromEntries(times) };
}

/** What is stored, and what this document knows besides. */
export function popupMemory(): PopupMemory {
  for (const id of idsOf(essential.local.get('finishedPopups'))) finished.add(id);
  for (const id of idsOf(essential.session.get('disabledPopups'))) disabled.add(id);
  showings = showingsOf(functional.local.get('popupsShown')) ?? showings;
  return { finished, disabled, ...showings };
}

/** The popup is never shown again (spec 4). */
export function finishPopup(id: string): void {
  popupMemory();
  finished.add(id);
  essential.local.set('finishedPopups', JSON.stringify([...finished]));
}

/** The popup is not shown again in this session. */
export function disablePopup(id: string): void {
  popupMemory();
  disabled.add(id);
  essential.session.set('disabledPopups', JSON.stringify([...disabled]));
}

function keepShowings(kept: Showings): void {
  showings = kept;
  functional.local.set('popupsShown', JSON.stringify(kept));
}

export function rememberShowing(id: string): void {
  const { seed, shownAt } = popupMemory();
  keepShowings({ seed, shownAt: { ...shownAt, [id]: withShowing(shownAt[id] ?? [], Date.now()) } });
}

/**
 * Keeps in which hold-outs the visitor is, so that they are in the same ones on every page. Returns whether the browser
 * keeps it, for which it needs consent to functional storage.
 */
export function keepHoldOuts(): boolean {
  const { seed, shownAt } = popupMemory();
  keepShowings({ seed, shownAt });
  return functional.local.get('popupsShown') !== null;
}

/** Counts a visit of this page for the rules of these popups. @returns all counters, with those of earlier visits */
export function countVisitOf(popups: readonly CountedRules[], page: PopupPage): ViewedItems {
  const before = mergeViewedItems(viewed, parseViewedItems(functional.local.get('viewedPagesItems')));
  viewed = countPage(popups, page, before);
  if (viewed !== before) functional.local.set('viewedPagesItems', JSON.stringify(viewed));
  return viewed;
}
