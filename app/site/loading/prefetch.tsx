import { PrefetchPageLinks } from '#app/framework.ts';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { followedLink } from '#app/ui/followed-link.ts';
import { prefetchTurns } from './prefetch-turns.ts';

/** Milliseconds after mounting (spec 9). */
const DELAY_MS = 1_000;
/** Pages that are prefetched from one page. */
const MOST = 10;

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
  const [turns] = useState(() => prefetchTurns(setPages));
  useEffect(() => {
    if (isSlow(connectionOf(navigator))) return undefined;
    const known = new Set<string>();
    const seen = new IntersectionObserver((entries, observer) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        observer.unobserve(target);
        const page = pageOf(target);
        if (page === null || known.has(page)) continue;
        known.add(page);
        if (known.size === MOST) observer.disconnect();
        // Remix then asks the server for the routes of the link.
        target.dataset['discover'] = 'true';
        turns.add(page);
      }
    });
    const start = setTimeout(() => {
      for (const link of document.links) if (link instanceof HTMLAnchorElement) seen.observe(link);
    }, DELAY_MS);
    return () => {
      clearTimeout(start);
      seen.disconnect();
      turns.stop();
    };
  }, [turns]);
  const onEnd = ({ currentTarget }: SyntheticEvent<HTMLLinkElement>) => {
    currentTarget.dataset['prefetch'] = 'ended';
    if (document.querySelector('[data-prefetch="asked"]') === null) turns.arrived();
  };
  // Props of each link, which Remix's type leaves out.
  const props = { 'data-prefetch': 'asked', onLoad: onEnd, onError: onEnd };
  return pages.map((page) => <PrefetchPageLinks key={page} page={page} {...props} />);
}
