/**
 * The blocks of a page that somebody opens, and the cars of a search, are laid out when he comes near, or one after
 * another when the page is alive (styles/blocks/block.css, styles/vehicles/search-results.css). A page that he comes back
 * to is laid out as a whole from the start, because where he was is known in pixels; so is one where a link leads to a
 * place. `data-whole`, on the root or on a part, says that it is.
 */
import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';

/** What is laid out by itself. */
const PARTS = '.block, .search-cards .vehicle-card';

/** Milliseconds between two parts: somebody's press can come in between. */
const BREATH_MS = 100;

/** Not `:has(:target)` in the style sheet: a browser would style the whole page anew whenever an element comes or goes. */
const SCRIPT = `{
  const whole = () => (document.documentElement.dataset.whole = true);
  if (location.hash || performance.getEntriesByType('navigation')[0]?.type !== 'navigate') whole();
  addEventListener('click', ({ target }) => target.closest?.('a[href*="#"]') && whole(), true);
}`;

/** Marks a page that is loaded again or at a place in it, before anything of it is shown; or before such a link is followed. */
export function WholeOnReturn({ nonce }: { readonly nonce: string }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}

/** Whether the browser has changed the page in place since it was loaded. */
export function useMovedOn(): boolean {
  const location = useLocation();
  const [first] = useState(location);
  return location !== first;
}

/** Lays out the parts of the page that was loaded, one at a time. */
export function useWholePage(): void {
  useEffect(() => {
    const parts = document.querySelectorAll<HTMLElement>(PARTS).values();
    const timer = setInterval(() => {
      const { value: part } = parts.next();
      if (part) part.dataset['whole'] = '';
      else clearInterval(timer);
    }, BREATH_MS);
    return () => clearInterval(timer);
  }, []);
}
