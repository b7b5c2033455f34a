/** What a page tells search engines about itself, and what is wrong with that. */
import { complaintsAbout } from '../structured-data.ts';
import { type CrawledPage, elements } from './crawl.ts';

/** The scripts with the data that a page hydrates from. */
const DATA =
  /<script(?![^>]*\ssrc=)[^>]*>(?:(?!<\/script>)[\s\S])*streamController\.(?:enqueue|close)[\s\S]*?<\/script>/g;

export const withoutData = (html: string): string => html.replace(DATA, '');

export interface PageFacts {
  readonly title: string;
  readonly description: string | undefined;
  readonly canonical: string | undefined;
  readonly isIndexed: boolean;
  /** URLs by language. */
  readonly alternates: ReadonlyMap<string, string>;
  /** The picture of a shared link, and the size in pixels that the page says it has. */
  readonly picture: { readonly href: string; readonly width: number; readonly height: number } | undefined;
  readonly complaints: readonly string[];
}

const JSON_LD = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

export function factsOf({ html }: CrawledPage): PageFacts {
  const metas = elements(html, 'meta');
  const links = elements(html, 'link');
  const meta = (key: 'name' | 'property', name: string) =>
    metas.find((one) => one.get(key) === name)?.get('content');
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const description = meta('name', 'description');
  const canonical = links.find((one) => one.get('rel') === 'canonical')?.get('href');
  const told = [...html.matchAll(JSON_LD)].map(([, json = '']): unknown => JSON.parse(json));
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
  const href = meta('property', 'og:image');
  const side = (name: 'width' | 'height') => Number(meta('property', `og:image:${name}`));
  const picture = href === undefined ? undefined : { href, width: side('width'), height: side('height') };
  return {
    title,
    description,
    canonical,
    isIndexed: meta('name', 'robots')?.startsWith('index') ?? false,
    alternates: new Map(
      links
        .filter((one) => one.get('rel') === 'alternate' && one.has('hreflang'))
        .map((one) => [one.get('hreflang') ?? '', one.get('href') ?? '']),
    ),
    picture,
    complaints: [
      ...(title === '' ? ['no title'] : []),
      ...(description === undefined || description === '' ? ['no description'] : []),
      ...(canonical === undefined ? ['no canonical address'] : []),
      ...(picture === undefined ? ['no picture'] : []),
      ...(headings === 1 ? [] : [`${headings} headings of the first level`]),
      ...told.flatMap(complaintsAbout),
    ],
  };
}
