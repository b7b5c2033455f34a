import type { Languages } from '../http/asked-page.ts';
import { localPath } from '../http/asked-page.ts';
import { xmlText } from '../http/xml-text.ts';

/** Sitemaps.org: a file names no more addresses. */
export const MOST_ADDRESSES = 50_000;

/** How a source's pages are to be seen (spec 9, sitemap priorities). */
export interface Standing {
  readonly priority: number;
  readonly changes: 'daily' | 'weekly';
}

/** A page, in all languages. */
export interface SitemapPage {
  /** without host and language */
  readonly path: string;
  /** `YYYY-MM-DD`; null: not known */
  readonly lastModified: string | null;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A sitemap file, piece by piece. Pages in several languages name one another. */
export function* sitemapFile(
  pages: Iterable<SitemapPage>,
  { priority, changes }: Standing,
  site: { readonly origin: string; readonly languages: Languages },
): Generator<string> {
  const { origin, languages } = site;
  yield `${HEAD}<urlset ${NAMES} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for (const { path, lastModified } of pages) {
    const addresses = languages.map((language) => ({
      language,
      href: xmlText(origin + localPath(path, language, languages)),
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

/** The file that names the others. */
export function sitemapIndex(addresses: readonly string[]): string {
  const files = addresses.map((address) => `<sitemap><loc>${xmlText(address)}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex ${NAMES}>\n${files.join('')}</sitemapindex>\n`;
}
