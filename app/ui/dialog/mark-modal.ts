/** Whether a modal dialog, a menu or a sheet is open over the page. */
export function isCovered(): boolean {
  // Browsers that don't know popovers refuse the selector.
  const popovers = CSS.supports('selector(:popover-open)') ? ', [popover="auto"]:popover-open' : '';
  return document.querySelector(`dialog:modal${popovers}`) !== null;
}

/**
 * Marks the page while something is open over it, so that it does not scroll (dialog.css). With `html:has()` browsers
 * would style the whole page again for every element that is inserted.
 */
export function markModal(): void {
  document.documentElement.toggleAttribute('data-modal', isCovered());
}

/** These events don't bubble. */
const OPTIONS = { capture: true };

/**
 * Marks the page now, because nothing heard what opened before hydration, and an element that is removed while open
 * fires no event. Then marks it whenever something opens or closes over it. Older browsers don't fire `toggle` on
 * dialogs, so code that opens a dialog calls `markModal` itself. @returns stops it
 */
export function watchModals(): () => void {
  markModal();
  document.addEventListener('toggle', markModal, OPTIONS);
  document.addEventListener('close', markModal, OPTIONS);
  return () => {
    document.removeEventListener('toggle', markModal, OPTIONS);
    document.removeEventListener('close', markModal, OPTIONS);
  };
}
