import type { PopupPage } from './popup-rules.ts';

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
 * Source of the regular expression for a path or pattern, without anchors: `:name` stands for one segment or a part of
 * one, `*` for anything, also nothing. An optional last segment is `:name?`.
 */
export function patternSource(pattern: string): string {
  return pattern
    .split('/')
    .map((segment, index) => {
      if (index === 0) return '';
      if (segment === '*') return '(?:/.*)?';
      if (/^:\w+\?$/.test(segment)) return '(?:/[^/]+)?';
      return `/${segmentSource(segment)}`;
    })
    .join('');
}

/** Whether a page is the one that is named: by its ID, its path, or a pattern such as `/special-offers/*`. */
export function pageMatches(named: string, { name, path }: Pick<PopupPage, 'name' | 'path'>): boolean {
  if (!named.startsWith('/')) return named === name;
  if (!named.includes('*') && !named.includes(':')) return named === path;
  return new RegExp(`^${patternSource(named)}$`).test(path);
}
