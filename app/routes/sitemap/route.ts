import type { LoaderFunctionArgs } from '#app/framework.server.ts';
import { sitemapIndex } from '#app/site/sitemap/sitemap-xml.ts';
import { sitemapFiles } from '#app/site/sitemap/sources.server.ts';
import { sitemapParts } from '../collected-pages.server.ts';

/** `/sitemap.xml`: an index of the files with this dealership's pages. */
export async function loader({ context }: LoaderFunctionArgs) {
  context.setRoute('sitemap.xml');
  return new Response(sitemapIndex(await sitemapFiles(sitemapParts, context)), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  });
}
