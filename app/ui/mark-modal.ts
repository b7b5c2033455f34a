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
