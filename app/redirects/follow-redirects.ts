/** Where somebody who asks for an address of this website is sent, all redirects taken together. */

/** One redirect. */
export interface Move {
  /** a path of this website without the language, or an https: address; either may have a query */
  readonly to: string;
  readonly permanent: boolean;
}

export interface RedirectFacts {
  /** The redirect from a path, if there is one. */
  readonly from: (path: string) => Promise<Move | null>;
  /** What the website itself would make of a path and query: the address that its pages go by. */
  readonly settle: (address: string) => Promise<string>;
}

const SITE = 'http://site';
/** More redirects one after the other than any dealership means. */
const MOST_MOVES = 8;

/** Adds what was asked behind the question mark to a target that does not say otherwise. */
function keepQuery(target: URL, asked: URLSearchParams): void {
  const own = new Set(target.searchParams.keys());
  const kept = [...asked].filter(([name]) => !own.has(name));
  if (kept.length === 0) return;
  // Appended as text: what the target says is not to be written differently.
  target.search = [target.search.slice(1), String(new URLSearchParams(kept))].filter(Boolean).join('&');
}

const printed = ({ pathname, search, hash }: URL): string => pathname + search + hash;

/**
 * Follows redirects to the end, so that a visitor is sent once. Redirects that lead in a circle send nobody, and
 * neither does one that leaves the website for anything but https.
 * @param asked path and query, without the language
 */
export async function followRedirects(asked: string, { from, settle }: RedirectFacts): Promise<Move | null> {
  const start = new URL(SITE + asked);
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
    at = new URL((await settle(printed(target))) + target.hash, SITE);
    if (at.origin !== SITE || at.pathname.startsWith('//') || seen.has(at.pathname)) return null;
    seen.add(at.pathname);
  }
  return null;
}
