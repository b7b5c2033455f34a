/** A page that is kept: its path, its routes, and the parameters it reads. Every other page is made afresh. */
export interface KeptPage {
  readonly path: string;
  /** ids, as Remix derives them from the files */
  readonly routes: readonly string[];
  /** names of query parameters; the page never sees another */
  readonly parameters: readonly string[];
}

/**
 * Pages that look the same to all visitors with the same store. A page's loaders get a request that is made from
 * its address here and carries nothing of the visitor's: no header, no cookie, no parameter that is not listed.
 */
export const KEPT_PAGES: readonly KeptPage[] = [
  { path: '/', routes: ['root', 'home'], parameters: [] },
];

/** Remix asks for a page's data at this path. */
const dataPath = (path: string): string => (path === '/' ? '/_root.data' : `${path}.data`);

/** Names the routes whose data are wanted, in a request for data. */
const ROUTES = '_routes';

/**
 * What a kept page is made from: its path, and of the query what the page reads, in one order.
 * @returns a function from a request target to its canonical form, or to null when that page is not kept
 */
export function createAddresses(pages: readonly KeptPage[]): (target: string) => string | null {
  const byPath = new Map(
    pages.flatMap((page) => [
      [page.path, { page, isData: false }],
      [dataPath(page.path), { page, isData: true }],
    ]),
  );
  return function address(target) {
    const end = target.indexOf('?');
    const path = end === -1 ? target : target.slice(0, end);
    const kept = byPath.get(path);
    if (kept === undefined) return null;
    if (end === -1) return path;
    const asked = new URLSearchParams(target.slice(end));
    const query = new URLSearchParams();
    for (const name of kept.page.parameters)
      for (const value of asked.getAll(name)) query.append(name, value);
    query.sort();
    if (kept.isData) {
      const named = asked.getAll(ROUTES).flatMap((value) => value.split(','));
      const routes = kept.page.routes.filter((route) => named.includes(route));
      if (routes.length > 0) query.append(ROUTES, routes.join(','));
    }
    return query.size === 0 ? path : `${path}?${query}`;
  };
}
