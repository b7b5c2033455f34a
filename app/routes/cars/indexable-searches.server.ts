import type { RequestContext } from '#app/context.server.ts';
import { filterPages } from '#app/vehicles/search/filter-pages.server.ts';

/** One set per list. `filterPages` returns the same array until its result changes. */
const sets = new WeakMap<readonly string[], ReadonlySet<string>>();

/**
 * Searches that search engines may index. Empty if that can't be determined, so that no search gets indexed (decision 114).
 */
export async function indexableSearches(context: RequestContext): Promise<ReadonlySet<string>> {
  try {
    const pages = await filterPages(context);
    const set = sets.get(pages) ?? new Set(pages);
    sets.set(pages, set);
    return set;
  } catch (error) {
    context.report(error);
    return new Set();
  }
}
