import { useNavigate } from '#app/framework.ts';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { followedLink } from '#app/ui/followed-link.ts';
import { formAddress } from '#app/ui/form-address.ts';
import { type PlaceOnPage, restorePlace, savePlace } from './place.ts';
import { formPress, linkPress, repeatPress, type WaitingPress } from './waiting-press.ts';

/** ID of the results' heading, which gets the focus if the clicked element is gone. */
export const RESULTS_ID = 'search-results';

/**
 * The place to restore after the change. Kept outside of components, because another condition's inventory is another
 * route, whose page is mounted anew.
 */
let kept: PlaceOnPage | null = null;
/** The latest press, and those that wait for the change, in their order. */
let latest: WaitingPress | null = null;
let waiting: readonly WaitingPress[] = [];

/**
 * Makes the page's links and forms change the results in place: the scroll position, open groups, the sheet and the
 * focus stay. If the clicked element is gone, the focus moves to the results. A press during a change waits for it.
 * @param data the page's data; the change is complete when it changes
 */
export function useChangesInPlace(part: RefObject<HTMLElement | null>, data: unknown): void {
  const navigate = useNavigate();
  const shown = useRef<unknown>(null);

  useEffect(() => {
    const root = part.current;
    if (root === null) return undefined;
    const go = (to: string, isTop: boolean, press: WaitingPress | null) => {
      if (kept !== null && press !== null) {
        // A double click is one press.
        if (JSON.stringify(press) !== JSON.stringify(latest)) waiting = [...waiting, press];
        latest = press;
        return;
      }
      kept = savePlace(root, isTop);
      latest = press;
      navigate(to, { preventScrollReset: true });
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const area = link?.closest<HTMLElement>('[data-in-place]');
      const to = link && area && followedLink(event, link, new URL(window.location.href));
      if (!area || !to) return;
      event.preventDefault();
      go(to, area.dataset['inPlace'] === 'top', linkPress(link));
    };
    const onSubmit = (event: SubmitEvent) => {
      if (!(event.target instanceof HTMLFormElement)) return;
      event.preventDefault();
      go(formAddress(event.target), false, formPress(event.target));
    };
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLSelectElement && 'submits' in target.dataset) target.form?.requestSubmit();
    };
    root.addEventListener('click', onClick);
    root.addEventListener('submit', onSubmit);
    root.addEventListener('change', onChange);
    return () => {
      kept = null;
      waiting = [];
      root.removeEventListener('click', onClick);
      root.removeEventListener('submit', onSubmit);
      root.removeEventListener('change', onChange);
    };
  }, [part, navigate]);

  useLayoutEffect(() => {
    if (shown.current === data) return;
    shown.current = data;
    if (part.current !== null && kept !== null) restorePlace(part.current, kept, RESULTS_ID);
    kept = null;
    const [press, ...others] = waiting;
    if (press === undefined) return;
    waiting = [];
    // Another condition's page listens a moment later.
    setTimeout(() => {
      repeatPress(press);
      waiting = kept === null ? [] : [...others, ...waiting];
    });
  });
}
