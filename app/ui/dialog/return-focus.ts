/** Milliseconds after which the browser has painted a change. It takes the focus from what is hidden when it paints. */
const REPAINTED_MS = 100;

/** Whether nothing has the focus, or only what fades out with a closed window. */
const isLost = ({ activeElement, body }: Document): boolean =>
  activeElement === null || activeElement === body || activeElement.closest('dialog:not([open])') !== null;

/**
 * Gives the focus back after a modal window was closed, where the browser could not: what was pressed was hidden behind
 * the window, in a sheet that is closed by now, or was replaced. Then the page's content has it. For browsers only.
 * @param opener what had the focus before the window opened
 */
export function returnFocus(opener: Element | null): void {
  setTimeout(() => {
    for (const next of [opener, document.getElementById('main')])
      if (isLost(document) && next instanceof HTMLElement) next.focus({ preventScroll: true });
  }, REPAINTED_MS);
}
