import type { RequestContext } from '../../context.server.ts';
import { filterPages } from '../../sitemap/filter-pages.server.ts';

/** One set for each list: filterPages hands out the same list as long as it stands. */
const sets = new WeakMap<readonly string[], ReadonlySet<string>>();

/** The searches that search engines may list. None while that is not known: then no search is (decided, section 7). */
export async function allowedPages(context: RequestContext): Promise<ReadonlySet<string>> {
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
