/** What a link leads to, as far as the dealership's content says. */
import { BUILT_IN_PAGES } from '../../built-in-pages.ts';
import { matchRedirect } from '../../documents/redirect-rule/match-redirect.ts';
import type { DealershipFacts } from '../dealership-facts.ts';
import { isInventory, pathExists, pathsOf, plainPath } from './known-paths.ts';
import type { LinkPage } from './link-pages.ts';

type LinkTarget =
  /** `isFormer`: the path is one that the page had before. */
  | { readonly kind: 'document'; readonly page: LinkPage; readonly isFormer: boolean }
  | { readonly kind: 'builtIn'; readonly title: string }
  /** A search or a car. Which, only the inventory knows. */
  | { readonly kind: 'inventory' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** Something that has no name, such as a file. */
  | { readonly kind: 'other' }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'nowhere' };

/**
 * Finds what is at a link's target. A redirect comes before a page, as on the website.
 * @param href as an editor typed it
 * @param pages that the dealership has
 */
export function describeLink(href: string, facts: DealershipFacts, pages: readonly LinkPage[]): LinkTarget {
  if (!href.startsWith('/')) return { kind: 'elsewhere' };
  // A redirect's target may stand for everything below it.
  const path = plainPath(href.replace(/\/\*$/, ''));
  const rules = facts.redirects.map(({ from, to }) => ({ from, to, permanent: true }));
  const redirect = matchRedirect(rules, path);
  if (redirect !== null) return { kind: 'redirect', to: redirect.to };
  const page = pages.find((one) => pathsOf(one).includes(path));
  if (page !== undefined) return { kind: 'document', page, isFormer: page.path !== path };
  if (!pathExists(path, facts)) return { kind: 'nowhere' };
  const title = BUILT_IN_PAGES.get(path);
  // A search with parameters is not the whole list that its path names.
  if (title !== undefined && !(isInventory(path, facts) && href.includes('?')))
    return { kind: 'builtIn', title };
  return { kind: isInventory(path, facts) ? 'inventory' : 'other' };
}
