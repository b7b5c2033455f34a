/** A visitor's place on a page that is about to re-render with new elements that have the same IDs. */
export interface PlaceOnPage {
  /** ID of the focused element. Null if there is none, or if the results are read from the top. */
  readonly focus: string | null;
  readonly isTop: boolean;
  readonly folds: ReadonlyMap<string, boolean>;
  /** IDs of open sheets, with their scroll positions. */
  readonly sheets: ReadonlyMap<string, number>;
}

const QUIETLY = { preventScroll: true };

/** @param isTop whether to scroll to the top of the results afterwards */
export function savePlace(root: HTMLElement, isTop: boolean): PlaceOnPage {
  const folds = [...root.querySelectorAll<HTMLDetailsElement>('details[id]')];
  const sheets = [...root.querySelectorAll<HTMLElement>('[popover][id]:popover-open')];
  return {
    focus: isTop ? null : document.activeElement?.id || null,
    isTop,
    folds: new Map(folds.map(({ id, open }) => [id, open])),
    sheets: new Map(sheets.map(({ id, scrollTop }) => [id, scrollTop])),
  };
}

/** Restores the visitor's place. @param fallback ID of the element to focus if the previous one is gone */
export function restorePlace(
  root: HTMLElement,
  { focus, isTop, folds, sheets }: PlaceOnPage,
  fallback: string,
): void {
  for (const fold of root.querySelectorAll<HTMLDetailsElement>('details[id]')) {
    fold.open = folds.get(fold.id) ?? fold.open;
  }
  for (const [id, scrollTop] of sheets) {
    const sheet = document.getElementById(id);
    if (sheet === null) continue;
    // Focus the sheet's button first, because a sheet returns the focus to the element that had it when it opened.
    root.querySelector<HTMLElement>(`[popovertarget="${id}"]:not([popovertargetaction])`)?.focus(QUIETLY);
    if (!sheet.matches(':popover-open')) sheet.showPopover();
    sheet.scrollTop = scrollTop;
  }
  const before = focus === null ? null : document.getElementById(focus);
  const target = before ?? document.getElementById(fallback);
  target?.focus(QUIETLY);
  if (isTop) target?.scrollIntoView();
}
