import { BUILT_IN_PAGES, type LinkKind, vinInPath } from '@rooftop/content/schema';

/** What editors choose between. */
export const KIND_TITLES: Readonly<Record<LinkKind, string>> = {
  document: 'A page or article of this website',
  builtIn: 'A built-in page',
  search: 'A search of our cars',
  car: 'One of our cars',
  typed: 'Another address',
};

const SEARCH = /^\/(?:[a-z]+-)?cars-for-sale(?=[/?]|$)(?!.*-[a-z0-9]{17}$)/i;

/** Whether an address is that of a search. A car's own page ends with its VIN. */
export const isSearchUrl = (href: string): boolean => SEARCH.test(href);

interface StoredLink {
  readonly href: string | undefined;
  /** Whether the link leads to a document, whose path the field need not hold. */
  readonly hasTarget: boolean;
  /** Paths of the documents to which a link can lead. */
  readonly paths: ReadonlySet<string>;
}

/**
 * What kind of target a link has.
 * @param kinds that the field offers, of which the first one is for an empty link
 */
export function kindOfLink({ href, hasTarget, paths }: StoredLink, kinds: readonly LinkKind[]): LinkKind {
  const fits = (kind: LinkKind): boolean => {
    if (kind === 'document') return hasTarget || (href !== undefined && paths.has(href));
    if (href === undefined || hasTarget) return false;
    if (kind === 'builtIn') return BUILT_IN_PAGES.has(href);
    if (kind === 'car') return vinInPath(href) !== null;
    return kind === 'typed' || isSearchUrl(href);
  };
  return kinds.find(fits) ?? kinds[0] ?? 'typed';
}
