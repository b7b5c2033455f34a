const OVER_THE_PAGE = 'dialog:modal, [popover="auto"]:popover-open';

/**
 * Marks the page while a modal dialog, a menu or a sheet is open over it, so that it does not scroll (dialog.css). With
 * `html:has()` browsers would style the whole page again for every element that is inserted.
 */
export function markModal(): void {
  const isCovered = document.querySelector(OVER_THE_PAGE) !== null;
  document.documentElement.toggleAttribute('data-modal', isCovered);
}
