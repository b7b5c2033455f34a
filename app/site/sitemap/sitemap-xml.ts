import { escapeXml } from '@rooftop/escaping/escape-markup';
import type { Languages } from '#app/http/page-request.ts';
import { localPath } from '#app/http/page-request.ts';

/** Maximum number of URLs per file (sitemaps.org). */
export const MAX_URLS = 50_000;

/** Priority and change frequency of a source's pages (spec 9, sitemap priorities). */
export interface SourcePriority {
  readonly priority: number;
  readonly changes: 'daily' | 'weekly';
}

/** A page in all languages. */
export interface SitemapPage {
  /** Path without host and language. */
  readonly path: string;
  /** Formatted as `YYYY-MM-DD`, or null if unknown. */
  readonly lastModified: string | null;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Yields a sitemap file in parts. Pages in several languages link to one another. */
export function* sitemapFile(
  pages: Iterable<SitemapPage>,
  { priority, changes }: SourcePriority,
  site: { readonly origin: string; readonly languages: Languages },
): Generator<string> {
  const { origin, languages } = site;
  yield `${HEAD}<urlset ${NAMES} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for (const { path, lastModified } of pages) {
    const addresses = languages.map((language) => ({
      language,
      href: escapeXml(origin + localPath(path, language, languages)),
    }));
    const links =
      languages.length === 1
        ? ''
        : addresses
            .map(
              ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
            )
            .join('');
    const changed = lastModified === null ? '' : `<lastmod>${lastModified}</lastmod>`;
    for (const { href } of addresses) {
      yield `<url><loc>${href}</loc>${changed}<changefreq>${changes}</changefreq><priority>${priority}</priority>${links}</url>\n`;
    }
  }
  yield '</urlset>\n';
}

/** Sitemap index file. */
export function sitemapIndex(addresses: readonly string[]): string {
  const files = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex ${NAMES}>\n${files.join('')}</sitemapindex>\n`;
}
