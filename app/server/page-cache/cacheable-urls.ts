import { LANGUAGES, type Language } from '@rooftop/tenancy/languages';

/** A page that is cached, or pages of one kind. Every other page is rendered for each request. */
export interface CacheablePage {
  /** Without the language. A last segment of `*` matches any name of lower-case letters, digits and hyphens. */
  readonly path: string;
  /** Names matching `*` that are other pages, which are not cached. */
  readonly except?: readonly string[];
  /** IDs of its routes below the root and the language, as in routes.ts. */
  readonly routes: readonly string[];
  /** Query parameters and their allowed values. The page never sees other values, which limits its cache keys. */
  readonly parameters: Readonly<Record<string, readonly string[]>>;
  /** Query parameters that the page reads with any value. With one of these it is not cached. */
  readonly unbounded?: readonly string[];
}

/** Path where Remix requests a page's data. */
const dataPath = (path: string): string => (path === '/' ? '/_root.data' : `${path}.data`);

/** Query parameter of a data request that names the requested routes. */
const ROUTES = '_routes';

/** One URL of a cached page. */
interface CacheableUrl {
  /** Allowed values by name, in a fixed order. */
  readonly parameters: readonly (readonly [name: string, values: ReadonlySet<string>])[];
  readonly unbounded: readonly string[];
  readonly except: ReadonlySet<string>;
  /** The path's language prefix, or null if there is none. */
  readonly prefix: Language | null;
  readonly isData: boolean;
  /** IDs of its routes, starting at the root. */
  readonly routes: readonly string[];
}

/** The last segment of a path if it is a name, without the suffix of a data request. */
const NAME = /\/([a-z0-9]+(?:-[a-z0-9]+)*)(?=(?:\.data)?$)/;

/** A page in every language it may be cached in, as document and as data. */
function addressesOf(page: CacheablePage): [path: string, CacheableUrl][] {
  const parameters = Object.entries(page.parameters).map(
    ([name, values]) => [name, new Set(values)] as const,
  );
  return [null, ...LANGUAGES].flatMap((prefix): [string, CacheableUrl][] => {
    const below = prefix === null ? '' : `/${prefix}`;
    const path = prefix !== null && page.path === '/' ? below : below + page.path;
    const own = prefix === null ? page.routes : [prefix, ...page.routes.map((id) => `${prefix}/${id}`)];
    const { except = [], unbounded = [] } = page;
    const address = { parameters, unbounded, except: new Set(except), prefix, routes: ['root', ...own] };
    return [
      [path, { ...address, isData: false }],
      [dataPath(path), { ...address, isData: true }],
    ];
  });
}

/**
 * Creates a function that returns what a cached page is rendered from: its path, plus the query parameters the page
 * reads, in a fixed order.
 * @returns a function from a request target and the dealership's languages to the target's canonical form, or to null
 * if that page is not cached, such as one in a language that the dealership doesn't use, or with a prefix for the
 * first one
 */
export function createCanonicalizer(pages: readonly CacheablePage[]) {
  const byPath = new Map(pages.flatMap(addressesOf));
  /** Pages with a path of their own take precedence over patterns. */
  function find(path: string): CacheableUrl | undefined {
    // The pattern itself is not a name.
    if (path.includes('*')) return undefined;
    const own = byPath.get(path);
    if (own !== undefined) return own;
    const [, name] = NAME.exec(path) ?? [];
    if (name === undefined) return undefined;
    const one = byPath.get(path.replace(NAME, '/*'));
    return one?.except.has(name) ? undefined : one;
  }
  return function address(target: string, [, ...prefixes]: readonly Language[]): string | null {
    const end = target.indexOf('?');
    const path = end === -1 ? target : target.slice(0, end);
    const kept = find(path);
    if (kept === undefined || (kept.prefix !== null && !prefixes.includes(kept.prefix))) return null;
    if (end === -1) return path;
    const parameters = new URLSearchParams(target.slice(end));
    if (kept.unbounded.some((name) => parameters.has(name))) return null;
    const query = new URLSearchParams();
    for (const [name, values] of kept.parameters) {
      const value = parameters.get(name);
      if (value !== null && values.has(value)) query.append(name, value);
    }
    if (kept.isData) {
      const named = parameters.getAll(ROUTES).flatMap((value) => value.split(','));
      const routes = kept.routes.filter((route) => named.includes(route));
      if (routes.length > 0) query.append(ROUTES, routes.join(','));
    }
    return query.size === 0 ? path : `${path}?${query}`;
  };
}
