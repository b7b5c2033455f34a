import { useNavigate } from '@remix-run/react';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { followedLink } from '../../layout/followed-link.ts';
import { formAddress } from '../../layout/form-address.ts';
import { type Place, putBack, takePlace } from './place.ts';

/** The heading of the results: where reading goes on when what was pressed is gone. */
export const RESULTS_ID = 'search-results';

/**
 * The place that waits for the change. Kept outside of components: another condition's inventory is another route, whose
 * page is mounted anew.
 */
let kept: Place | null = null;

/**
 * Links and forms of the page change the results in place: what is seen stays where it is, groups stay open, the sheet
 * stays, and the focus stays on what was pressed, or goes to the results when that is gone.
 * @param data what is shown; when it changes, the change has come
 */
export function useChangesInPlace(part: RefObject<HTMLElement | null>, data: unknown): void {
  const navigate = useNavigate();
  const shown = useRef<unknown>(null);

  useEffect(() => {
    const root = part.current;
    if (root === null) return undefined;
    const go = (to: string, isTop: boolean) => {
      kept = takePlace(root, isTop);
      navigate(to, { preventScrollReset: true });
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const area = link?.closest<HTMLElement>('[data-in-place]');
      const to = link && area && followedLink(event, link, new URL(window.location.href));
      if (!area || !to) return;
      event.preventDefault();
      go(to, area.dataset['inPlace'] === 'top');
    };
    const onSubmit = (event: SubmitEvent) => {
      if (!(event.target instanceof HTMLFormElement)) return;
      event.preventDefault();
      go(formAddress(event.target), false);
    };
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLSelectElement && 'submits' in target.dataset) target.form?.requestSubmit();
    };
    root.addEventListener('click', onClick);
    root.addEventListener('submit', onSubmit);
    root.addEventListener('change', onChange);
    return () => {
      kept = null;
      root.removeEventListener('click', onClick);
      root.removeEventListener('submit', onSubmit);
      root.removeEventListener('change', onChange);
    };
  }, [part, navigate]);

  useLayoutEffect(() => {
    if (shown.current === data) return;
    shown.current = data;
    if (part.current !== null && kept !== null) putBack(part.current, kept, RESULTS_ID);
    kept = null;
  });
}
