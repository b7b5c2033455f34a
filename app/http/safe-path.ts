const BASE = 'http://site.invalid';

/**
 * A path of this site, for a redirect to where a visitor came from.
 * @returns the path with its query, or `/` for anything that could lead elsewhere
 */
export function safePath(raw: unknown): string {
  if (typeof raw !== 'string' || !raw.startsWith('/') || raw.length > 2048) return '/';
  // Browsers read \ as / and drop tabs and line ends, so `/\evil` and `/<tab>/evil` are other hosts.
  if (/^\/[/\\]|[\p{Cc}\\]/u.test(raw)) return '/';
  const url = URL.parse(raw, BASE);
  if (url === null || url.origin !== BASE || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search;
}

const SCHEMES = new Set(['https:', 'http:', 'tel:', 'mailto:']);

/**
 * An address that an editor wrote, when a link may carry it: a path of this site, or a web, telephone or mail
 * address. Anything else, scripts above all, gives null.
 */
export function safeHref(raw: string | null): string | null {
  if (raw === null) return null;
  if (raw.startsWith('/')) return safePath(raw) === '/' && raw !== '/' ? null : raw;
  if (raw.startsWith('#')) return raw;
  const url = URL.parse(raw);
  return url !== null && SCHEMES.has(url.protocol) ? url.href : null;
}
