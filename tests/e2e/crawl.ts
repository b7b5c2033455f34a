/** Follows every link of a dealership's website, as a search engine does, and notes what a page says of itself. */
import { ask } from '../integration/web-fixtures.ts';

export interface Site {
  readonly port: number;
  /** `lakeshore.localhost:3000` */
  readonly host: string;
}

/** An answer, by its path and query. */
export interface CrawledPage {
  readonly path: string;
  /** the page on which it was found first */
  readonly foundOn: string;
  readonly status: number;
  readonly location: string | undefined;
  /** empty, unless it is a page */
  readonly html: string;
  /** paths of this website that it links to */
  readonly links: readonly string[];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" };
const unescape = (text: string): string =>
  text.replaceAll(/&(amp|quot|lt|gt|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');

/** The attributes of every element of a name, by name. */
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

/** Whether a page is a search among cars, and neither a car nor the search that all others start from. */
const isNarrowed = (path: string): boolean =>
  /^(\/es)?\/(new-|used-|certified-)?cars-for-sale[/?]/.test(path) &&
  !/\/[\w-]*[A-HJ-NPR-Z0-9]{17}$/.test(path);

/** Requests under way at a time. */
const AT_ONCE = 4;

/** Below these nothing is a page to find: pictures, files, and what changes something. */
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

/** The paths that a website's sitemaps name. */
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
 * Everything that can be reached from these paths. From a search within a search only other pages are gone to, and
 * searches that are to be found.
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
        if (found.has(link) || (isNarrowed(page.path) && isNarrowed(link) && !listed.has(link))) continue;
        found.set(link, page.path);
        waiting.push(link);
      }
    }
  }
  return pages;
}
