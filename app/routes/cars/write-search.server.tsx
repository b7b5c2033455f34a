import type { RequestContext } from '../../context.server.ts';
import { writeMarkup } from '../../ui/write-markup.server.ts';
import { findRedirect } from '../../site/redirects/find-redirect.server.ts';
import { announcement } from '../../vehicles/search/search-view.server.ts';
import { foundPage, type FoundPage } from '../../vehicles/search/search-page.server.ts';
import { SearchParts } from '../../vehicles/search/search-page.tsx';
import { indexableSearches } from './indexable-searches.server.ts';
import { parseInventoryPage } from './parse-inventory-page.server.ts';

/** The parts of a search page that differ between searches. */
export interface WrittenSearch extends Omit<FoundPage, 'view'> {
  readonly announcement: string;
  /** Candidates of the first car's picture in `srcset` format, or undefined if there are no cars. */
  readonly picture: string | undefined;
  /** HTML of everything between header and footer. */
  readonly main: string;
}

/**
 * Writes a search without Remix. Returns null if the URL is not a search, or has moved; then the route handles it.
 */
export async function writeSearch(url: URL, context: RequestContext): Promise<WrittenSearch | null> {
  if ((await findRedirect(url.search, context)) !== null) return null;
  const { asked, ...read } = await parseInventoryPage(url.searchParams, context);
  if (asked.kind !== 'search') return null;
  const found = await foundPage({ asked, ...read }, await indexableSearches(context), context);
  if (found instanceof Response) return null;
  const { view, ...said } = found;
  return {
    ...said,
    announcement: announcement(view),
    picture: view.cards[0]?.picture.srcSet,
    main: writeMarkup(<SearchParts view={view} />),
  };
}
