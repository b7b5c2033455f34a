import type { Settings } from '@rooftop/content/documents/dealership/settings/settings';
import type { Hit } from '@rooftop/inventory/index/result-page';
import type { RequestContext } from '#app/context.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { MAX_URLS, type SitemapPage, type SourcePriority } from './sitemap-xml.ts';

/** Sources of the sitemap, with the priority and change frequency of their pages (spec 7 and 9). */
const SOURCES = {
  pages: { priority: 1, changes: 'weekly' },
  filters: { priority: 0.9, changes: 'weekly' },
  vehicles: { priority: 0.9, changes: 'daily' },
  offers: { priority: 0.6, changes: 'weekly' },
  articles: { priority: 0.6, changes: 'weekly' },
  openings: { priority: 0.6, changes: 'weekly' },
  'team-members': { priority: 0.6, changes: 'weekly' },
  categories: { priority: 1, changes: 'weekly' },
} as const satisfies Record<string, SourcePriority>;
type SourceName = keyof typeof SOURCES;
const SOURCE_NAMES = Object.keys(SOURCES).filter((name): name is SourceName => Object.hasOwn(SOURCES, name));

/** Sources that a dealership can rename for systems that read its sitemaps (spec 3, collection slugs). */
const COLLECTIONS: { readonly [name in SourceName]?: keyof Settings['collectionSlugs'] } = {
  vehicles: 'vehicles',
  'team-members': 'teamMembers',
  articles: 'articles',
  categories: 'categories',
};

/** Pages of one source. */
interface SourcePages {
  readonly count: number;
  /** Pages after the first `skip`. */
  readonly from: (skip: number) => Iterable<SitemapPage>;
}

/** What a page of the website adds to the sources. */
export type SitemapParts = {
  readonly [name in SourceName]?: (context: RequestContext) => Promise<SourcePages>;
};

/** Pages with the dates of their last changes. */
export const listed = (pages: readonly SitemapPage[]): SourcePages => ({
  count: pages.length,
  from: (skip) => pages.slice(skip),
});

/** Pages without dates. */
export const undated = (paths: readonly string[]): SourcePages =>
  listed(paths.map((path) => ({ path, lastModified: null })));

/** Date when a car was added or its price last dropped. */
export function lastModified({ dateInStock, priceDroppedAt }: Hit['listing']): string {
  const dropped = priceDroppedAt === null ? '' : new Date(priceDroppedAt).toISOString().slice(0, 10);
  return dropped > dateInStock ? dropped : dateInStock;
}

function* concatenated(parts: readonly SourcePages[], skip: number): Generator<SitemapPage> {
  for (const { count, from } of parts) {
    if (skip < count) yield* from(skip);
    skip = Math.max(0, skip - count);
  }
}

/** A source of the sitemap. */
interface SitemapSource extends SourcePriority {
  readonly pages: (context: RequestContext) => Promise<SourcePages>;
}

const sourceOf = (name: SourceName, parts: readonly SitemapParts[]): SitemapSource => ({
  ...SOURCES[name],
  async pages(context) {
    const found = await Promise.all(parts.flatMap((part) => part[name]?.(context) ?? []));
    return {
      count: found.reduce((sum, { count }) => sum + count, 0),
      from: (skip) => concatenated(found, skip),
    };
  },
});

/** Sources by the last segment of their URLs. A name that is already in use is ignored. */
export async function sourcesByName(
  parts: readonly SitemapParts[],
  { content }: Pick<RequestContext, 'content'>,
): Promise<ReadonlyMap<string, SitemapSource>> {
  const settings = await orFallback(content.settings(), null);
  const names = new Map<string, SourceName>(SOURCE_NAMES.map((name) => [name, name]));
  for (const name of SOURCE_NAMES) {
    const collection = COLLECTIONS[name];
    const wanted = collection && settings?.collectionSlugs[collection];
    if (wanted === undefined || names.has(wanted)) continue;
    names.delete(name);
    names.set(wanted, name);
  }
  return new Map([...names].map(([called, name]) => [called, sourceOf(name, parts)]));
}

/** A page has one URL per language, so files hold fewer pages if there are several languages. */
export const pagesPerFile = ({ dealership: { languages } }: RequestContext): number =>
  Math.floor(MAX_URLS / languages.length);

/** URLs of all sitemap files with at least one page. */
export async function sitemapFiles(
  parts: readonly SitemapParts[],
  context: RequestContext,
): Promise<readonly string[]> {
  const sources = await sourcesByName(parts, context);
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
