import { LANGUAGES, type Language } from '@rooftop/content/languages';

/** A page that is kept, or pages of one kind. Every other page is made afresh. */
export interface KeptPage {
  /** without the language; a last segment of `*` stands for every name of lower-case letters, digits and hyphens */
  readonly path: string;
  /** names among those that are other pages, which are not kept */
  readonly except?: readonly string[];
  /** ids of its routes below the root and the language, as routes.ts has them */
  readonly routes: readonly string[];
  /** query parameters and the values each may have; the page never sees another, so that it has a limited number of keys */
  readonly parameters: Readonly<Record<string, readonly string[]>>;
  /** query parameters that the page reads whatever is in them: with one of these it is not kept */
  readonly unbounded?: readonly string[];
}

/** Remix asks for a page's data at this path. */
const dataPath = (path: string): string => (path === '/' ? '/_root.data' : `${path}.data`);

/** Names the routes whose data are wanted, in a request for data. */
const ROUTES = '_routes';

/** One address of a kept page. */
interface KeptAddress {
  /** allowed values by name, in one order */
  readonly parameters: readonly (readonly [name: string, values: ReadonlySet<string>])[];
  readonly unbounded: readonly string[];
  readonly except: ReadonlySet<string>;
  /** of the path's prefix; null: none */
  readonly prefix: Language | null;
  readonly isData: boolean;
  /** ids of its routes from the root on */
  readonly routes: readonly string[];
}

/** The last segment of a path that is a name, without the ending of a request for data. */
const NAME = /\/([a-z0-9]+(?:-[a-z0-9]+)*)(?=(?:\.data)?$)/;

/** A page in every language that it may be kept in, as document and as data. */
function addressesOf(page: KeptPage): [path: string, KeptAddress][] {
  const parameters = Object.entries(page.parameters).map(
    ([name, values]) => [name, new Set(values)] as const,
  );
  return [null, ...LANGUAGES].flatMap((prefix): [string, KeptAddress][] => {
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
 * What a kept page is made from: its path, and of the query what the page reads, in one order.
 * @returns a function from a request target, and the dealership's languages, to the target's canonical form, or to
 * null when that page is not kept: one in a language that is not spoken, or with the prefix of the first one, is not
 */
export function createAddresses(pages: readonly KeptPage[]) {
  const byPath = new Map(pages.flatMap(addressesOf));
  /** Pages with an address of their own come before those of a kind. */
  function find(path: string): KeptAddress | undefined {
    // What stands for all names is none itself.
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
    const asked = new URLSearchParams(target.slice(end));
    if (kept.unbounded.some((name) => asked.has(name))) return null;
    const query = new URLSearchParams();
    for (const [name, values] of kept.parameters) {
      const value = asked.get(name);
      if (value !== null && values.has(value)) query.append(name, value);
    }
    if (kept.isData) {
      const named = asked.getAll(ROUTES).flatMap((value) => value.split(','));
      const routes = kept.routes.filter((route) => named.includes(route));
      if (routes.length > 0) query.append(ROUTES, routes.join(','));
    }
    return query.size === 0 ? path : `${path}?${query}`;
  };
}
