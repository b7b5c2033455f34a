import { PrefetchPageLinks } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { followedLink } from '../../ui/followed-link.ts';

/** Milliseconds after mounting (spec 9). */
const DELAY_MS = 1_000;
/** Pages that are prefetched at the same time (spec 9). */
const MOST_AT_ONCE = 5;
/** Pages that are prefetched from one page. */
const MOST = 10;
/** Milliseconds that Remix takes to learn the routes of marked links, and a page's files take to arrive. */
const TURN_MS = 2_000;

interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

const isSlow = ({ effectiveType, saveData }: Connection): boolean =>
  effectiveType === 'slow-2g' || saveData === true;

const connectionOf = (browser: Navigator & { readonly connection?: Connection }): Connection =>
  browser.connection ?? {};

const PRESS = {
  button: 0,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  defaultPrevented: false,
};

/**
 * The page that a click on a link opens by client-side navigation. Null if it opens none, or one of very many: a filter, or
 * a form about one car.
 */
function pageOf(link: HTMLAnchorElement): string | null {
  if (link.matches('[rel~="nofollow"], [data-dialog], [data-in-place] a')) return null;
  const to = followedLink(PRESS, link, new URL(window.location.href));
  return to?.split('#', 1)[0] ?? null;
}

/**
 * Prefetches the pages whose links come into view, a few at a time: their code, and their data if the server has it in its
 * page cache (app/server/page-cache/is-prefetch.ts). Make one for each page.
 */
export function Prefetch() {
  const [pages, setPages] = useState<readonly string[]>([]);
  useEffect(() => {
    if (isSlow(connectionOf(navigator))) return undefined;
    const known = new Set<string>();
    const waiting: string[] = [];
    let turns: ReturnType<typeof setInterval> | undefined;
    const takeTurn = () => setPages(waiting.splice(0, MOST_AT_ONCE));
    const seen = new IntersectionObserver((entries, observer) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        observer.unobserve(target);
        const page = pageOf(target);
        if (page === null || known.has(page)) continue;
        known.add(page);
        if (known.size === MOST) observer.disconnect();
        waiting.push(page);
        // Remix then asks the server for the routes of the link.
        target.dataset['discover'] = 'true';
      }
    });
    const start = setTimeout(() => {
      for (const link of document.links) if (link instanceof HTMLAnchorElement) seen.observe(link);
      turns = setInterval(takeTurn, TURN_MS);
    }, DELAY_MS);
    return () => {
      clearTimeout(start);
      clearInterval(turns);
      seen.disconnect();
    };
  }, []);
  return pages.map((page) => <PrefetchPageLinks key={page} page={page} />);
}
