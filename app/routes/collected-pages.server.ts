import type { SharedKind, SharedPage } from '../site/head/shared-page.ts';
import type { PageDefinition } from '../site/pages/define-page.ts';
import { type SitemapParts, undated } from '../site/sitemap/sources.server.ts';

/** What a `page.server.ts` may export. */
interface PageServer {
  /** The page's image for shared links, or that of its kind. */
  readonly shares?: readonly (SharedPage | SharedKind)[];
  /** The page's URLs by source of the sitemap, if its `page.ts` cannot list them. */
  readonly sitemap?: SitemapParts;
}

const pages = Object.values(
  import.meta.glob<PageDefinition>('./**/page.ts', { eager: true, import: 'page' }),
);
const servers = Object.values(import.meta.glob<PageServer>('./**/page.server.ts', { eager: true }));

const shares = servers.flatMap((server) => server.shares ?? []);
const plain = pages.flatMap(({ share, head }) => (share && head ? [{ share, head }] : []));

/** Pages with an image of their own, by the name in its URL. */
export const sharedPages: ReadonlyMap<string, SharedPage> = new Map(
  [...plain, ...shares].flatMap((one) => ('head' in one ? [[one.share, one]] : [])),
);

/** Kinds of pages with images of their own, by the name in their URLs. */
export const sharedKinds: ReadonlyMap<string, SharedKind> = new Map(
  shares.flatMap((one) => ('find' in one ? [[one.share, one]] : [])),
);

/** The URLs of all pages in the sitemap. */
export const sitemapParts: readonly SitemapParts[] = [
  ...pages.flatMap(({ paths, sitemap }): SitemapParts[] =>
    sitemap === undefined ? [] : [{ [sitemap]: async () => undated(Object.values(paths)) }],
  ),
  ...servers.flatMap(({ sitemap }) => sitemap ?? []),
];
