import { LANDING_PATHS } from '@rooftop/content/pages.generated';
import { localDate } from '@rooftop/tenancy/calendar';
import { pathTo } from '@rooftop/content/page-paths';
import type { RequestContext } from '../../context.server.ts';
import { PAGE_PATHS } from '../head/pages.server.ts';
import { emptyLists } from '../../vehicles/offers/empty-lists.server.ts';
import { offerListPath } from '../../vehicles/offers/offer-lists.ts';
import { isLandingPath } from '../pages/standard/standard-pages.ts';
import { legalPages } from '../../routes/legal/document/legal-pages.server.ts';
import { versionTimeline } from '../../routes/legal/document/legal-versions.ts';
import { orFallback } from '../../http/or-fallback.ts';
import type { SitemapPage } from './sitemap-xml.ts';

const undated = (path: string): SitemapPage => ({ path, lastModified: null });

/**
 * Pages made of blocks: standard pages and those of editors, except pages that editors exclude from search engines.
 */
async function pagesOfBlocks({ content }: RequestContext): Promise<readonly SitemapPage[]> {
  const written = await orFallback(content.pages(), []);
  // An empty page at the path of a standard page is replaced by the standard page.
  const shown = written.filter(({ path, blocks }) => blocks.length > 0 || !isLandingPath(path));
  return [
    ...LANDING_PATHS.filter((path) => !shown.some((page) => page.path === path)).map(undated),
    ...shown
      .filter(({ isIndexed }) => isIndexed)
      .map(({ path, updatedAt }) => ({ path, lastModified: updatedAt.slice(0, 10) })),
  ];
}

/** Legal documents with their effective dates. */
async function legalDocuments(context: RequestContext): Promise<readonly SitemapPage[]> {
  const today = localDate(context.dealership.timeZone, context.now);
  return (await legalPages(context)).map(({ kind, versions }) => ({
    path: pathTo('legal-document', { kind }),
    lastModified: versionTimeline(versions, today).current?.effectiveFrom ?? null,
  }));
}

/**
 * Pages that occur once, stores and legal documents. Cars, offers, articles, job openings, staff members and help
 * categories have sources of their own.
 */
export async function sitePages(context: RequestContext): Promise<readonly SitemapPage[]> {
  const [made, stores, legal, without] = await Promise.all([
    pagesOfBlocks(context),
    orFallback(context.content.stores(), []),
    legalDocuments(context),
    emptyLists(context),
  ]);
  const empty: readonly string[] = without.map(offerListPath);
  return [
    ...Object.values(PAGE_PATHS)
      .filter((path) => !empty.includes(path))
      .map(undated),
    ...made,
    ...stores.map((store) => undated(pathTo('location', store))),
    ...legal,
    undated(pathTo('privacy-request')),
  ];
}
