/** What a page says of itself to search engines, and what is wrong with that. */
import { type CrawledPage, elements } from './crawl.ts';

export interface PageFacts {
  readonly title: string;
  readonly description: string | undefined;
  readonly canonical: string | undefined;
  readonly isIndexed: boolean;
  /** addresses by language */
  readonly alternates: ReadonlyMap<string, string>;
  readonly picture: string | undefined;
  /** of its JSON-LD: the types of every thing on the first level */
  readonly types: readonly string[];
  readonly complaints: readonly string[];
}

const JSON_LD = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/** @returns the types of a thing's first level, '' for what has none; things may stand in a graph or a list */
function typesOf(thing: unknown): readonly string[] {
  if (Array.isArray(thing)) return thing.flatMap(typesOf);
  if (typeof thing !== 'object' || thing === null) return [''];
  if ('@graph' in thing) return typesOf(thing['@graph']);
  return ['@type' in thing ? String(thing['@type']) : ''];
}

export function factsOf({ html }: CrawledPage): PageFacts {
  const metas = elements(html, 'meta');
  const links = elements(html, 'link');
  const meta = (key: 'name' | 'property', name: string) =>
    metas.find((one) => one.get(key) === name)?.get('content');
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const description = meta('name', 'description');
  const canonical = links.find((one) => one.get('rel') === 'canonical')?.get('href');
  const types = [...html.matchAll(JSON_LD)].flatMap(([, json = '']) => typesOf(JSON.parse(json)));
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
  const picture = meta('property', 'og:image');
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
    types,
    complaints: [
      ...(title === '' ? ['no title'] : []),
      ...(description === undefined || description === '' ? ['no description'] : []),
      ...(canonical === undefined ? ['no canonical address'] : []),
      ...(picture === undefined ? ['no picture'] : []),
      ...(headings === 1 ? [] : [`${headings} headings of the first level`]),
      ...(types.includes('') ? ['JSON-LD without @type'] : []),
    ],
  };
}
