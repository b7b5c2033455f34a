/** The window that the page waits for; what stands outside of it can neither be pressed nor heard. */
const OPEN_MODALS = 'dialog:modal';

/**
 * Puts the place of the toasts where they can be seen, pressed and heard: above the page, or within the modal dialog
 * that is open, in front of everything.
 * @returns whether it had to be moved: then assistive technology has yet to hear of it
 */
export function bringToFront(place: HTMLElement): boolean {
  const home = [...document.querySelectorAll(OPEN_MODALS)].at(-1) ?? document.body;
  const isThere = place.parentElement === home && place.matches(':popover-open');
  if (isThere) return false;
  home.append(place);
  place.showPopover();
  return true;
}

/** Makes the place of the toasts, which follows whichever dialog opens and closes. */
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
