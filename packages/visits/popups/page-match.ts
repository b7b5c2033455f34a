import type { PopupPage } from './popup-rules.ts';

const SPECIAL = /[.+?^${}()|[\]\\]/g;

/**
 * Source of the regular expression for a path or pattern, without anchors: `:name` stands for one segment, `*` for
 * anything, also nothing. An optional last segment is `:name?`.
 */
export function patternSource(pattern: string): string {
  return pattern
    .split('/')
    .map((segment, index) => {
      if (index === 0) return '';
      if (segment === '*') return '(?:/.*)?';
      if (/^:\w+\?$/.test(segment)) return '(?:/[^/]+)?';
      if (/^:\w+$/.test(segment)) return '/[^/]+';
      return `/${segment.replaceAll(SPECIAL, String.raw`\$&`).replaceAll('*', '.*')}`;
    })
    .join('');
}

/** Whether a page is the one that is named: by its ID, its path, or a pattern such as `/special-offers/*`. */
export function pageMatches(named: string, { name, path }: Pick<PopupPage, 'name' | 'path'>): boolean {
  if (!named.startsWith('/')) return named === name;
  if (!named.includes('*') && !named.includes(':')) return named === path;
  return new RegExp(`^${patternSource(named)}$`).test(path);
}
