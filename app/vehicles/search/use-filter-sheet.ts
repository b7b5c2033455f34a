import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { FILTERS_ID } from './filters-id.ts';

/** From this width on, the filters are a sidebar (filters.css). */
const RAIL = '(width >= 64rem)';
/** Live regions keep announcing; the other elements need not be inert. */
const NEVER_INERT = 'output, script, style, template, link';
const BEHIND = 'data-behind-sheet';

/** All elements of the page outside the sheet and its ancestors. */
function* behind(sheet: HTMLElement): Generator<Element> {
  for (
    let inside: Element = sheet;
    inside !== document.body && inside.parentElement;
    inside = inside.parentElement
  ) {
    for (const other of inside.parentElement.children)
      if (other !== inside && !other.matches(NEVER_INERT) && !other.hasAttribute('inert')) yield other;
  }
}

function release(sheet: HTMLElement | null): void {
  for (const element of document.querySelectorAll(`[${BEHIND}]`)) {
    element.removeAttribute('inert');
    element.removeAttribute(BEHIND);
  }
  sheet?.removeAttribute('role');
  sheet?.removeAttribute('aria-modal');
}

function hold(sheet: HTMLElement): void {
  for (const element of behind(sheet)) {
    element.setAttribute('inert', '');
    element.setAttribute(BEHIND, '');
  }
  sheet.setAttribute('role', 'dialog');
  sheet.setAttribute('aria-modal', 'true');
  if (!sheet.contains(document.activeElement)) sheet.focus({ preventScroll: true });
}

/**
 * Makes the filters a modal dialog while they are open as a sheet: the page behind is inert and the focus stays
 * inside. The sheet itself is a popover, which opens, closes on Escape and returns the focus without JavaScript.
 * @param page the contents; when they change, the sheet is another element
 */
export function useFilterSheet(part: RefObject<HTMLElement | null>, page: unknown): void {
  useEffect(() => {
    const root = part.current;
    if (root === null) return undefined;
    const rail = window.matchMedia(RAIL);
    const isSheet = (target: EventTarget | null): target is HTMLElement =>
      target instanceof HTMLElement && target.id === FILTERS_ID;
    // Runs before it closes, because the button that gets the focus back must not be inert then.
    const onBeforeToggle = (event: Event) => {
      if (event instanceof ToggleEvent && event.newState === 'closed' && isSheet(event.target))
        release(event.target);
    };
    const onToggle = ({ target }: Event) => {
      if (isSheet(target) && target.matches(':popover-open') && !rail.matches) hold(target);
    };
    const onWiden = () => {
      if (rail.matches) document.querySelector<HTMLElement>(`#${FILTERS_ID}:popover-open`)?.hidePopover();
    };
    // Neither event bubbles.
    root.addEventListener('beforetoggle', onBeforeToggle, true);
    root.addEventListener('toggle', onToggle, true);
    rail.addEventListener('change', onWiden);
    return () => {
      release(null);
      root.removeEventListener('beforetoggle', onBeforeToggle, true);
      root.removeEventListener('toggle', onToggle, true);
      rail.removeEventListener('change', onWiden);
    };
  }, [part]);

  // The next page's sheet opens in place of this one (use-changes-in-place.ts).
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs for each page
  useLayoutEffect(() => release(null), [page]);
}
