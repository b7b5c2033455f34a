import type { PopupPage } from './popup-rules.ts';

/** In a pattern, `:name` stands for one segment or a part of one, `*` for anything, also nothing. */
const WILDCARD = /(:\w+\??|\*)/;
/** From the first of several wildcards to the last. */
const SEVERAL = /(?::\w+\??|\*).*(?::\w+\??|\*)/;
/** A segment that a path may leave out: `:name?`, or `*`. */
const OPTIONAL = /^(?:\*|:\w+\?)$/;

/** Positions in a path. */
type Positions = ReadonlySet<number>;

/** Where a part of a pattern may end in a path, if it may start at any of these positions. */
function endsOf(part: string, path: string, starts: Positions): Positions {
  if (!WILDCARD.test(part))
    return new Set([...starts].filter((at) => path.startsWith(part, at)).map((at) => at + part.length));
  const ends = new Set<number>();
  if (part === '*') {
    for (let at = Math.min(...starts); at <= path.length; at += 1) ends.add(at);
    return ends;
  }
  let isInside = false;
  for (let at = 0; at < path.length; at += 1) {
    isInside = path[at] !== '/' && (isInside || starts.has(at));
    if (isInside) ends.add(at + 1);
  }
  return ends;
}

/**
 * Whether a page is the one that is named: by its ID, its path, or a pattern such as `/special-offers/*`. Takes linear
 * time for long paths, whatever the pattern.
 */
export function pageMatches(named: string, { name, path }: Pick<PopupPage, 'name' | 'path'>): boolean {
  if (!named.startsWith('/')) return named === name;
  let ends: Positions = new Set([0]);
  for (const segment of named.split('/').slice(1)) {
    const starts = ends;
    ends = ['/', ...segment.split(WILDCARD)].reduce((from, part) => endsOf(part, path, from), starts);
    if (OPTIONAL.test(segment)) ends = new Set([...starts, ...ends]);
  }
  return ends.has(path.length);
}

const SPECIAL = /[.+?^${}()|[\]\\]/g;

const escaped = (text: string): string => text.replaceAll(SPECIAL, String.raw`\$&`).replaceAll('*', '.*');

/**
 * Source for a segment with parameters. All but the last end at the first occurrence of the text that follows them. That
 * finds every match, and takes linear time for long paths.
 */
function segmentSource(segment: string): string {
  const texts = segment.split(/:\w+\??/).map(escaped);
  return texts
    .map((text, index) => {
      if (index === 0) return text;
      return index === texts.length - 1 ? `[^/]+${text}` : `[^/](?:(?!${text})[^/])*${text}`;
    })
    .join('');
}

/**
 * Source of a regular expression for a path or pattern, without anchors. It matches every path that the pattern does, and
 * more if the pattern has `*` and other wildcards: all of them together become one `*`, or the regular expression would
 * take polynomial time for long paths.
 */
export function patternSource(pattern: string): string {
  const simple = pattern.includes('*') ? pattern.replace(SEVERAL, '*') : pattern;
  return simple
    .split('/')
    .map((segment, index) => {
      if (index === 0) return '';
      if (segment === '*') return '(?:/.*)?';
      if (/^:\w+\?$/.test(segment)) return '(?:/[^/]+)?';
      return `/${segmentSource(segment)}`;
    })
    .join('');
}
