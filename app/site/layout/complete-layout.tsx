/**
 * Blocks of a loaded page and the cars of a search are laid out as the visitor scrolls to them, or one by one after
 * hydration (styles/blocks/block.css, styles/vehicles/search-results.css). A page that the visitor returns to is laid
 * out completely from the start, because its scroll position is restored in pixels; so is a page opened with a URL
 * fragment. The attribute `data-whole`, on the root or on a part, marks complete layout.
 */
import { useLocation } from '#app/framework.ts';
import { useEffect, useState } from 'react';

/** Parts that are laid out separately. */
const PARTS = '.block, .search-cards .vehicle-card';

/** Milliseconds between two parts, so that input can be handled in between. */
const BREATH_MS = 100;

/**
 * Not done with `:has(:target)` in the style sheet, because browsers would restyle the whole page whenever an element
 * is added or removed.
 */
const SCRIPT = `{
  const whole = () => (document.documentElement.dataset.whole = true);
  if (location.hash || performance.getEntriesByType('navigation')[0]?.type !== 'navigate') whole();
  addEventListener('click', ({ target }) => target.closest?.('a[href*="#"]') && whole(), true);
}`;

/**
 * Marks a page before its first paint if it was reloaded, reached by Back or Forward, or has a fragment; and on a
 * click on a fragment link.
 */
export function CompleteLayoutOnReturn({ nonce }: { readonly nonce: string }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}

/** Whether client-side navigation has happened since the page load. */
export function useHasNavigated(): boolean {
  const location = useLocation();
  const [first] = useState(location);
  return location !== first;
}

/** Lays out the parts of the loaded page one at a time. */
export function useCompleteLayout(): void {
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
