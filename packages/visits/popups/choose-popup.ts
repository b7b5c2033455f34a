import type { PopupCondition } from './conditions.ts';
import type { FrequencyCap, PopupRules } from './popup-rules.ts';

/** What the browser remembers about popups. */
export interface PopupMemory {
  /** IDs of popups that are never shown again (spec 4, `finishedPopups`). */
  readonly finished: ReadonlySet<string>;
  /** IDs of popups that are not shown again in this session. */
  readonly disabled: ReadonlySet<string>;
  /** Milliseconds since 1970 at which each was shown, by ID. */
  readonly shownAt: Readonly<Record<string, readonly number[]>>;
  /** Random text that decides in which hold-outs the visitor is. */
  readonly seed: string;
}

const DAY_MS = 86_400_000;

/**
 * Whether a popup is for this visitor at all. One whose every condition asks for visitors who are not leads is left out
 * for leads (spec 4 and 6), and the other way around.
 */
export const isForVisitor = (
  { conditions }: { readonly conditions: readonly Pick<PopupCondition, 'isLead'>[] },
  isLead: boolean,
): boolean => conditions.some((condition) => condition.isLead === null || condition.isLead === isLead);

/** @param now milliseconds since 1970 */
export const isWithinCap = (cap: FrequencyCap | null, shownAt: readonly number[], now: number): boolean =>
  cap === null || shownAt.filter((at) => at > now - cap.days * DAY_MS).length < cap.times;

/** Times that still matter: the latest ones, which no frequency cap exceeds. */
export const withShowing = (shownAt: readonly number[], now: number): readonly number[] =>
  [...shownAt, now].slice(-50);

/** 32-bit FNV-1a hash as a share from 0 to below 1, mixed once more because similar texts have similar hashes. */
function shareOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** The arms of a popup's hold-out, as an experiment: visitors who may see it, and those who never do. */
export const HOLD_OUT_ARMS = ['shown', 'hold-out'] as const;

/** The key of a popup's hold-out as an experiment. @param id of the popup */
export const holdOutKey = (id: string): string => `popup/${id}`;

/** Whether a visitor is in the share of visitors who never see a popup. The same visitor always gets the same answer. */
export const isHeldOut = (
  { id, holdOutPercent }: Pick<PopupRules, 'id' | 'holdOutPercent'>,
  seed: string,
): boolean => shareOf(`${id}\n${seed}`) * 100 < holdOutPercent;

/** Why a popup is not shown to this visitor again, or never was. */
export type KeptBack = 'finished' | 'disabled' | 'frequencyCap' | 'holdOut';

/** Why a popup may not be shown to this visitor now. Null if it may. @param now milliseconds since 1970 */
export function keptBack(
  popup: Omit<PopupRules, 'conditions'>,
  memory: PopupMemory,
  now: number,
): KeptBack | null {
  if (memory.finished.has(popup.id)) return 'finished';
  if (memory.disabled.has(popup.id)) return 'disabled';
  if (!isWithinCap(popup.frequencyCap, memory.shownAt[popup.id] ?? [], now)) return 'frequencyCap';
  return isHeldOut(popup, memory.seed) ? 'holdOut' : null;
}

/** Whether a popup may still be shown to this visitor. @param now milliseconds since 1970 */
export const mayShow = (popup: Omit<PopupRules, 'conditions'>, memory: PopupMemory, now: number): boolean =>
  keptBack(popup, memory, now) === null;

/** The popup to show next: of those with the highest priority, the first in the editors' order. Null if there is none. */
export const choosePopup = <Popup extends Pick<PopupRules, 'priority'>>(
  popups: readonly Popup[],
): Popup | null =>
  popups.reduce<Popup | null>(
    (best, popup) => (best === null || popup.priority > best.priority ? popup : best),
    null,
  );
