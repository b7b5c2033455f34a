/**
 * The blocks of a page that somebody opens are laid out when he comes near, or one after another when the page is alive
 * (styles/blocks/block.css). A page that he comes back to is laid out as a whole from the start, because where he was
 * is known in pixels. `data-whole`, on the root or on a block, says that it is.
 */
import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';

/** Milliseconds between two blocks: somebody's press can come in between. */
const BREATH_MS = 100;

const SCRIPT = `if (performance.getEntriesByType('navigation')[0]?.type !== 'navigate')
  document.documentElement.dataset.whole = true;`;

/** Marks a page that is loaded again, before anything of it is shown. */
export function WholeOnReturn({ nonce }: { readonly nonce: string }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}

/** Whether the browser has changed the page in place since it was loaded. */
export function useMovedOn(): boolean {
  const location = useLocation();
  const [first] = useState(location);
  return location !== first;
}

/** Lays out the blocks of the page that was loaded, one at a time. */
export function useWholePage(): void {
  useEffect(() => {
    const blocks = document.querySelectorAll<HTMLElement>('.block').values();
    const timer = setInterval(() => {
      const { value: block } = blocks.next();
      if (block) block.dataset['whole'] = '';
      else clearInterval(timer);
    }, BREATH_MS);
    return () => clearInterval(timer);
  }, []);
}
