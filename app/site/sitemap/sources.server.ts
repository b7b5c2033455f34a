import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import { EVERYTHING } from '@rooftop/inventory/index/query';
import type { Hit } from '@rooftop/inventory/index/result-page';
import type { Settings } from '@rooftop/content/documents/settings';
import { pathTo } from '@rooftop/content/page-paths';
import type { RequestContext } from '../../context.server.ts';
import { orFallback } from '../../http/or-fallback.ts';
import { helpSections } from '../../routes/help-center/help-sections.server.ts';
import { PUBLIC } from '../../vehicles/inventory/audience.server.ts';
import { currentOffers } from '../../vehicles/offers/current-offers.ts';
import { offerPath } from '../../vehicles/offers/offer-lists.ts';
import { currentOpenings } from '../../routes/careers/current-openings.ts';
import { lastChange, publishedArticles } from '../../routes/car-research/published-articles.server.ts';
import { filterPages } from '../../vehicles/search/filter-pages.server.ts';
import { sitePages } from './site-pages.server.ts';
import { MAX_URLS, type SitemapPage, type SourcePriority } from './sitemap-xml.ts';

/** Pages of one source. */
interface SourcePages {
  readonly count: number;
  /** Pages after the first `skip`. */
  readonly from: (skip: number) => Iterable<SitemapPage>;
}
type Pages = (context: RequestContext) => Promise<SourcePages>;

const listed = (pages: readonly SitemapPage[]): SourcePages => ({
  count: pages.length,
  from: (skip) => pages.slice(skip),
});
const undated = (paths: readonly string[]): SourcePages =>
  listed(paths.map((path) => ({ path, lastModified: null })));

/** Date when a car was added or its price last dropped. */
export function lastModified({ dateInStock, priceDroppedAt }: Hit['listing']): string {
  const dropped = priceDroppedAt === null ? '' : new Date(priceDroppedAt).toISOString().slice(0, 10);
  return dropped > dateInStock ? dropped : dateInStock;
}

function* vehiclePages(hits: Iterable<Hit>): Generator<SitemapPage> {
  for (const { listing } of hits) yield { path: vehiclePath(listing), lastModified: lastModified(listing) };
}

const pages: Pages = async (context) => listed(await sitePages(context));
const filters: Pages = async (context) => undated(await filterPages(context));
const vehicles: Pages = async (context) => {
  const index = await context.inventory.index();
  const { total } = index.search(EVERYTHING, PUBLIC);
  return { count: total, from: (skip) => vehiclePages(index.all(PUBLIC, skip)) };
};
const categories: Pages = async (context) =>
  undated(
    (await helpSections(context)).flatMap(({ slug, questions }) =>
      questions.length === 0 ? [] : [pathTo('help-category', { category: slug })],
    ),
  );
const teamMembers: Pages = async ({ content }) =>
  undated((await content.staff()).map((member) => pathTo('team-member', member)));
const openings: Pages = async (context) =>
  listed(
    currentOpenings(await context.content.jobOpenings(), context).map((opening) => ({
      path: pathTo('opening', opening),
      lastModified: opening.postedOn,
    })),
  );
const offers: Pages = async (context) =>
  undated(currentOffers(await context.content.offers(), context).map(offerPath));
const articles: Pages = async (context) =>
  listed(
    (await publishedArticles(context)).map((article) => ({
      path: pathTo('car-research/article', article),
      lastModified: lastChange(article),
    })),
  );

/** Sources of the sitemap, with the priority and change frequency of their pages (spec 7 and 9). */
const SOURCES = {
  pages: { pages, priority: 1, changes: 'weekly' },
  filters: { pages: filters, priority: 0.9, changes: 'weekly' },
  vehicles: { pages: vehicles, priority: 0.9, changes: 'daily' },
  offers: { pages: offers, priority: 0.6, changes: 'weekly' },
  articles: { pages: articles, priority: 0.6, changes: 'weekly' },
  openings: { pages: openings, priority: 0.6, changes: 'weekly' },
  'team-members': { pages: teamMembers, priority: 0.6, changes: 'weekly' },
  categories: { pages: categories, priority: 1, changes: 'weekly' },
} as const satisfies Record<string, SourcePriority & { readonly pages: Pages }>;
type SourceName = keyof typeof SOURCES;
const SOURCE_NAMES = Object.keys(SOURCES).filter((name): name is SourceName => Object.hasOwn(SOURCES, name));

/** Sources that a dealership can rename for systems that read its sitemaps (spec 3, collection slugs). */
const COLLECTIONS: { readonly [name in SourceName]?: keyof Settings['collectionSlugs'] } = {
  vehicles: 'vehicles',
  'team-members': 'teamMembers',
  articles: 'articles',
  categories: 'categories',
};

/** Sources by the last segment of their URLs. A name that is already in use is ignored. */
export async function sourcesByName({
  content,
}: Pick<RequestContext, 'content'>): Promise<ReadonlyMap<string, (typeof SOURCES)[SourceName]>> {
  const settings = await orFallback(content.settings(), null);
  const names = new Map<string, SourceName>(SOURCE_NAMES.map((name) => [name, name]));
  for (const name of SOURCE_NAMES) {
    const collection = COLLECTIONS[name];
    const wanted = collection && settings?.collectionSlugs[collection];
    if (wanted === undefined || names.has(wanted)) continue;
    names.delete(name);
    names.set(wanted, name);
  }
  return new Map([...names].map(([called, name]) => [called, SOURCES[name]]));
}

/** A page has one URL per language, so files hold fewer pages if there are several languages. */
export const pagesPerFile = ({ dealership: { languages } }: RequestContext): number =>
  Math.floor(MAX_URLS / languages.length);

/** URLs of all sitemap files with at least one page. */
export async function sitemapFiles(context: RequestContext): Promise<readonly string[]> {
  const sources = await sourcesByName(context);
  const files = await Promise.all(
    [...sources].map(async ([name, source]) => {
      const { count } = await source.pages(context);
      const address = `${context.origin}/api/___sitemaps___/${name}`;
      return Array.from({ length: Math.ceil(count / pagesPerFile(context)) }, (_, file) =>
        file === 0 ? address : `${address}?page=${file + 1}`,
      );
    }),
  );
  return files.flat();
}
