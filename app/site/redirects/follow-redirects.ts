/** Resolves all redirects of a URL to its final target. */

/** One redirect. */
export interface RedirectTarget {
  /** Path on this website without the language, or an https: URL. Either may have a query string. */
  readonly to: string;
  readonly permanent: boolean;
}

interface RedirectFacts {
  /** Redirect from a path, or null if there is none. */
  readonly from: (path: string) => Promise<RedirectTarget | null>;
  /** Converts a path and query string to its canonical form. */
  readonly canonicalize: (address: string) => Promise<string>;
}

const SITE = 'http://site';
/** Maximum length of a redirect chain. */
const MOST_MOVES = 8;

/** Adds the query parameters of the request to a target, except those that the target sets itself. */
function keepQuery(target: URL, parameters: URLSearchParams): void {
  const own = new Set(target.searchParams.keys());
  const kept = [...parameters].filter(([name]) => !own.has(name));
  if (kept.length === 0) return;
  // Appended as text, so that the target's own parameters keep their encoding.
  target.search = [target.search.slice(1), String(new URLSearchParams(kept))].filter(Boolean).join('&');
}

const printed = ({ pathname, search, hash }: URL): string => pathname + search + hash;

/**
 * Follows a chain of redirects to its end, so that visitors are redirected only once. Returns null for loops, and for
 * targets outside the website that are not https.
 * @param requestedUrl Path and query string, without the language.
 */
export async function followRedirects(
  requestedUrl: string,
  { from, canonicalize }: RedirectFacts,
): Promise<RedirectTarget | null> {
  const start = new URL(SITE + requestedUrl);
  let at = start;
  let permanent = true;
  const seen = new Set([at.pathname]);
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    const move = await from(at.pathname);
    if (move === null) return moves === 0 ? null : { to: printed(at), permanent };
    permanent &&= move.permanent;
    const target = URL.parse(move.to, SITE);
    if (target === null) return null;
    keepQuery(target, at.searchParams);
    if (target.origin !== SITE) return target.protocol === 'https:' ? { to: target.href, permanent } : null;
    at = new URL((await canonicalize(printed(target))) + target.hash, SITE);
    if (at.origin !== SITE || at.pathname.startsWith('//') || seen.has(at.pathname)) return null;
    seen.add(at.pathname);
  }
  return null;
}
