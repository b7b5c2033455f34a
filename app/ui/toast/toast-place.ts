/** Everything outside an open modal dialog can neither be clicked nor heard. */
const OPEN_MODALS = 'dialog:modal';

/**
 * Moves the toast region to where toasts can be seen, clicked and heard: to the end of the page, or into the open
 * modal dialog.
 * @returns Whether it had to move. Assistive technology then has yet to notice it.
 */
export function bringToFront(place: HTMLElement): boolean {
  const home = [...document.querySelectorAll(OPEN_MODALS)].at(-1) ?? document.body;
  const isThere = place.parentElement === home && place.matches(':popover-open');
  if (isThere) return false;
  home.append(place);
  place.showPopover();
  return true;
}

/** Creates the toast region. It follows modal dialogs as they open and close. */
export function createToastPlace(): HTMLElement {
  const place = document.createElement('div');
  place.className = 'toaster';
  place.popover = 'manual';
  bringToFront(place);
  const follow = ({ target }: Event) => {
    if (target instanceof HTMLDialogElement) bringToFront(place);
  };
  document.addEventListener('toggle', follow, true);
  document.addEventListener('close', follow, true);
  return place;
}
