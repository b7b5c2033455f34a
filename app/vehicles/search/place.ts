/** Where a visitor is on a page that is about to be rendered anew: its elements will be others with the same ids. */
export interface Place {
  /** id of the element with the focus; null: it has none, or the reader goes on at the top of the results */
  readonly focus: string | null;
  readonly isTop: boolean;
  readonly folds: ReadonlyMap<string, boolean>;
  /** ids of open sheets, with how far each is scrolled */
  readonly sheets: ReadonlyMap<string, number>;
}

const QUIETLY = { preventScroll: true };

/** @param isTop whether results are read from their beginning afterwards */
export function takePlace(root: HTMLElement, isTop: boolean): Place {
  const folds = [...root.querySelectorAll<HTMLDetailsElement>('details[id]')];
  const sheets = [...root.querySelectorAll<HTMLElement>('[popover][id]:popover-open')];
  return {
    focus: isTop ? null : document.activeElement?.id || null,
    isTop,
    folds: new Map(folds.map(({ id, open }) => [id, open])),
    sheets: new Map(sheets.map(({ id, scrollTop }) => [id, scrollTop])),
  };
}

/** Brings the visitor back. @param fallback id of what takes the focus when its element is gone */
export function putBack(root: HTMLElement, { focus, isTop, folds, sheets }: Place, fallback: string): void {
  for (const fold of root.querySelectorAll<HTMLDetailsElement>('details[id]')) {
    fold.open = folds.get(fold.id) ?? fold.open;
  }
  for (const [id, scrollTop] of sheets) {
    const sheet = document.getElementById(id);
    if (sheet === null) continue;
    // A sheet gives the focus back to what had it when it was opened.
    root.querySelector<HTMLElement>(`[popovertarget="${id}"]:not([popovertargetaction])`)?.focus(QUIETLY);
    if (!sheet.matches(':popover-open')) sheet.showPopover();
    sheet.scrollTop = scrollTop;
  }
  const before = focus === null ? null : document.getElementById(focus);
  const target = before ?? document.getElementById(fallback);
  target?.focus(QUIETLY);
  if (isTop) target?.scrollIntoView();
}
