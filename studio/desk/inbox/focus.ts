/** Moves the focus between leads of the list, and to fields of the open one. */

const links = () => [...document.querySelectorAll<HTMLElement>('.desk-rows [data-lead]')];

/** Id of the listed lead that has the focus. */
export const focusedLead = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('.desk-row')?.querySelector<HTMLElement>('[data-lead]')
    ?.dataset['lead'];

/** Focuses the next lead of the list, or the previous one for -1. Starts at the open lead, or at the first. */
export function focusNeighbor(step: 1 | -1): void {
  const all = links();
  const focused = focusedLead();
  const at = all.findIndex((link) =>
    focused === undefined ? link.ariaCurrent === 'true' : link.dataset['lead'] === focused,
  );
  all[at === -1 ? 0 : Math.min(Math.max(at + step, 0), all.length - 1)]?.focus();
}

/** Milliseconds to wait for a lead that is being opened. */
const LOADING_MS = 5000;

/** Focuses an element as soon as it is there. */
export function focusWhenThere(selector: string): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (element !== null) return element.focus();
  const observer = new MutationObserver(() => {
    const found = document.querySelector<HTMLElement>(selector);
    if (found === null) return;
    observer.disconnect();
    found.focus();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), LOADING_MS);
}
