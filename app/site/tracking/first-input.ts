import { CONSENT_PARTS } from '#app/visitor/takes-consent.ts';

const INPUTS = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;
const OPTIONS = { capture: true, passive: true };

/** The cookie banner while it fades out and its answer is being saved. */
const CLOSING_BANNER = '.cookie-banner[data-closing]';

const OPEN_BANNER = '.cookie-banner';
/** Keys that lead to the banner. */
const MOVING_KEYS: ReadonlySet<unknown> = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta']);

/** Whether the visitor is making a choice of cookies that isn't saved yet, or may be on the way to it. */
const isChoosing = (event: Event): boolean =>
  (event.target instanceof Element && event.target.closest(CONSENT_PARTS) !== null) ||
  document.querySelector(CLOSING_BANNER) !== null ||
  ('key' in event && MOVING_KEYS.has(event.key) && document.querySelector(OPEN_BANNER) !== null);

/**
 * Calls back on the visitor's first input after this. Ignores input with which they choose which cookies they allow,
 * because it may refuse what the callback starts. For browsers only.
 * @returns stops waiting
 */
export function onFirstInput(callback: () => void): () => void {
  const stop = () => {
    for (const input of INPUTS) window.removeEventListener(input, onInput, OPTIONS);
  };
  const onInput = (event: Event) => {
    if (isChoosing(event)) return;
    stop();
    callback();
  };
  for (const input of INPUTS) window.addEventListener(input, onInput, OPTIONS);
  return stop;
}
