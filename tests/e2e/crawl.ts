/** Follows every link of a dealership's website like a search engine and records the responses. */
import { ask } from '../integration/web-fixtures.ts';

export interface Site {
  readonly port: number;
  /** `lakeshore.localhost:3000` */
  readonly host: string;
}

/** A response, with its path and query. */
export interface CrawledPage {
  readonly path: string;
  /** Page that linked to it first. */
  readonly foundOn: string;
  readonly status: number;
  readonly location: string | undefined;
  /** Empty unless the response is a page. */
  readonly html: string;
  /** Paths of this website that it links to. */
  readonly links: readonly string[];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" };
const unescape = (text: string): string =>
  text.replaceAll(/&(amp|quot|lt|gt|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');

/** Attributes (by name) of every element with the given tag name. */
export const elements = (html: string, name: string): ReadonlyMap<string, string>[] =>
  [...html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, 'g'))].map(
    ([, attributes = '']) =>
      new Map(
        [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
          key.toLowerCase(),
          unescape(value),
        ]),
      ),
  );

/** The payment filter of a search is one page with many URLs. */
const isPaymentFilter = (path: string): boolean => /^(\/es)?\/payment-filter\?/.test(path);

/** Whether a path is a filtered search: neither a car nor the unfiltered search. */
const isNarrowed = (path: string): boolean =>
  /^(\/es)?\/(new-|used-|certified-)?cars-for-sale[/?]/.test(path) &&
  !/\/[\w-]*[A-HJ-NPR-Z0-9]{17}$/.test(path);

/** Number of concurrent requests. */
const AT_ONCE = 4;

/** Paths that are not pages: images, files, and actions. */
const NO_PAGES = /^\/(images|vehicles|photos|assets|files|api|choose-store|feeds)\b/;

function linksOf(html: string, { host }: Site, path: string): readonly string[] {
  const base = `http://${host}${path}`;
  const addresses = elements(html, 'a').flatMap((anchor) => {
    const href = anchor.get('href');
    if (href === undefined || !URL.canParse(href, base)) return [];
    const url = new URL(href, base);
    return url.host === host && url.protocol === 'http:' ? [url.pathname + url.search] : [];
  });
  return [...new Set(addresses)].filter((address) => !NO_PAGES.test(address));
}

export async function askPage(site: Site, path: string, foundOn: string): Promise<CrawledPage> {
  const { status, headers, body } = await ask(site.port, { host: site.host, path });
  const html = headers['content-type']?.startsWith('text/html') ? body : '';
  return { path, foundOn, status, location: headers.location, html, links: linksOf(html, site, path) };
}

/** Returns the paths in a website's sitemaps. */
export async function sitemapPaths({ port, host }: Site): Promise<ReadonlySet<string>> {
  const locations = async (path: string) => {
    const { body } = await ask(port, { host, path });
    return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => {
      const { pathname, search } = new URL(unescape(loc));
      return pathname + search;
    });
  };
  const files = await locations('/sitemap.xml');
  return new Set((await Promise.all(files.map(locations))).flat());
}

/**
 * Crawls everything that can be reached from these paths. From a filtered search it follows only links to other pages
 * and to indexable searches.
 */
export async function crawl(
  site: Site,
  starts: readonly string[],
  listed: ReadonlySet<string>,
): Promise<ReadonlyMap<string, CrawledPage>> {
  const found = new Map(starts.map((path) => [path, 'start']));
  const waiting = [...starts];
  const pages = new Map<string, CrawledPage>();
  while (waiting.length > 0) {
    const batch = waiting.splice(0, AT_ONCE);
    const answers = batch.map((path) => askPage(site, path, found.get(path) ?? ''));
    for (const page of await Promise.all(answers)) {
      pages.set(page.path, page);
      for (const link of page.links) {
        const isSameKind = isPaymentFilter(link) || (isNarrowed(link) && !listed.has(link));
        if (found.has(link) || (isNarrowed(page.path) && isSameKind)) continue;
        found.set(link, page.path);
        waiting.push(link);
      }
    }
  }
  return pages;
}
