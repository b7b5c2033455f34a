import type { PageDefinition } from '../site/pages/define-page.ts';
import { type SitemapParts, undated } from '../site/sitemap/sources.server.ts';

/** What a `page.server.ts` may export. */
interface PageServer {
  /** The page's URLs by source of the sitemap, if its `page.ts` cannot list them. */
  readonly sitemap?: SitemapParts;
}

const pages = Object.values(
  import.meta.glob<PageDefinition>('./**/page.ts', { eager: true, import: 'page' }),
);
const servers = Object.values(import.meta.glob<PageServer>('./**/page.server.ts', { eager: true }));

/** The URLs of all pages in the sitemap. */
export const sitemapParts: readonly SitemapParts[] = [
  ...pages.flatMap(({ paths, sitemap }): SitemapParts[] =>
    sitemap === undefined ? [] : [{ [sitemap]: async () => undated(Object.values(paths)) }],
  ),
  ...servers.flatMap(({ sitemap }) => sitemap ?? []),
];
