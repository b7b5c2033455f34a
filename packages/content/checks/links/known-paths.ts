/** Which paths of a dealership's website exist, as far as its content says. Which cars it has is not known here. */
import { LANGUAGES } from '@rooftop/tenancy/languages';
import { LISTING_CONDITIONS } from '@rooftop/listing/listing-conditions';
import { pathOf } from '../../address.ts';
import { ARTICLE_ALIASES } from '../../documents/article/article.ts';
import { LISTS_WITH_OFFER_PAGES, OFFER_LIST_NAMES } from '../../documents/offer/offer.ts';
import { matchRedirect } from '../../documents/redirect-rule/match-redirect.ts';
import { pathTo } from '../../page-paths.ts';
import { PATHS } from '../../pages.generated.ts';
import type { DealershipFacts } from '../dealership-facts.ts';

/** Pages and files at one path. Endpoints are none. */
const FIXED: readonly string[] = [
  ...Object.values(PATHS).filter((path) => !/[:*]|^\/(?:api|__)/.test(path)),
  pathTo('special-offers'),
  ...OFFER_LIST_NAMES.map((list) => `${pathTo('special-offers')}/${list}`),
];

/** Paths of the former website, which lead to cars. */
const LEGACY = /^\/(?:search-vehicles|(?:new|used|certified)-vehicle)(?:\/|$)/;
/** Files, and pages for one shopper, whose last segment no check can know. */
const UNCHECKED = /^\/(?:feeds|files|images|photos|test-drive)\//;
const INVENTORY = /^\/(?:([a-z]+)-)?cars-for-sale((?:\/[^/]+)*)$/i;
/** Paths of searches have this many filters at most. */
const MAX_SEGMENTS = 3;

/** Whether a path has the form of a search or a car, of a condition that the dealership sells. */
export function isInventory(path: string, { dealership: { conditions } }: DealershipFacts): boolean {
  const [whole, word, rest = ''] = INVENTORY.exec(path) ?? [];
  if (whole === undefined) return false;
  const condition = LISTING_CONDITIONS.find((one) => one === word);
  if (word !== undefined && condition === undefined) return false;
  if (condition !== undefined && conditions.length > 0 && !conditions.includes(condition)) return false;
  const segments = rest.split('/').slice(1);
  return segments.length <= MAX_SEGMENTS && segments.every((segment) => /^[\w.&+%'-]+$/.test(segment));
}

/** What the paths of a document follow from. */
type PagedDocument = DealershipFacts['documents'][number];

/** Every path under which a document is found: its own, those of its category, and the former ones. */
export function pathsOf({ type, name, former }: PagedDocument): readonly string[] {
  if (type === 'page') return [name, ...former];
  if (type === 'article') {
    return [name, ...former].flatMap((slug) => [
      pathOf(type, slug),
      ...ARTICLE_ALIASES.map((category) => `/${category}/${slug}`),
    ]);
  }
  if (type === 'offer') {
    const [, key = ''] = name.split('/');
    return [key, ...former].flatMap((one) =>
      LISTS_WITH_OFFER_PAGES.map((list) => pathOf(type, `${list}/${one}`)),
    );
  }
  return [name, ...former].map((one) => pathOf(type, one));
}

const known = new WeakMap<DealershipFacts, ReadonlySet<string>>();

/** The paths of a dealership's pages that are no inventory. */
export function knownPaths(facts: DealershipFacts): ReadonlySet<string> {
  const kept = known.get(facts);
  if (kept !== undefined) return kept;
  const paths = new Set([...FIXED, ...facts.documents.filter(({ name }) => name !== '').flatMap(pathsOf)]);
  known.set(facts, paths);
  return paths;
}

const LANGUAGE = new RegExp(`^/(?:${LANGUAGES.join('|')})(?=/|$)`);

/** A path of this website without language, query, fragment and final slash. */
export const plainPath = (href: string): string =>
  href
    .replace(/[?#].*$/s, '')
    .replace(LANGUAGE, '')
    .replace(/\/+$/, '') || '/';

/** Whether something is at a path: a page of ours or of the editors, cars, or a redirect. */
export function pathExists(href: string, facts: DealershipFacts): boolean {
  const path = plainPath(href);
  if (knownPaths(facts).has(path) || isInventory(path, facts)) return true;
  if (LEGACY.test(path) || UNCHECKED.test(`${path}/`)) return true;
  const rules = facts.redirects.map(({ from, to }) => ({ from, to, permanent: true }));
  return matchRedirect(rules, path) !== null;
}
