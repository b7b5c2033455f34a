const BASE = 'http://site.invalid';

/** A path of this site as a URL, or null for anything that could lead elsewhere. */
function ownUrl(raw: string): URL | null {
  // Browsers read \ as / and drop tabs and line ends, so `/\evil` and `/<tab>/evil` are other hosts.
  if (!raw.startsWith('/') || raw.length > 2048 || /^\/\/|[\p{Cc}\\]/u.test(raw)) return null;
  const url = URL.parse(raw, BASE);
  return url !== null && url.origin === BASE && !url.pathname.startsWith('//') ? url : null;
}

/**
 * A path of this site, for a redirect to where a visitor came from.
 * @returns the path with its query, or `/` for anything that could lead elsewhere
 */
export function safePath(raw: unknown): string {
  const url = typeof raw === 'string' ? ownUrl(raw) : null;
  return url === null ? '/' : url.pathname + url.search;
}

const SCHEMES = new Set(['https:', 'http:', 'tel:', 'mailto:']);

/**
 * An address that an editor wrote, when a link may carry it: a path of this site, or a web, telephone or mail
 * address. Anything else, scripts above all, gives null.
 */
export function safeHref(raw: string | null): string | null {
  if (raw === null) return null;
  if (raw.startsWith('#')) return raw;
  if (raw.startsWith('/')) return ownUrl(raw) === null ? null : raw;
  const url = URL.parse(raw);
  return url !== null && SCHEMES.has(url.protocol) ? url.href : null;
}
