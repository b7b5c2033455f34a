const BASE = 'http://site.invalid';

/** A path of this site as a URL, or null for anything that could lead elsewhere. */
function ownUrl(raw: string): URL | null {
  // Browsers read \ as / and drop tabs and line breaks, so `/\evil` and `/<tab>/evil` are other hosts.
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
 * Validates a URL that an editor wrote for use in a link: a path of this site, or a web, telephone or mail URL.
 * Returns null for anything else, scripts above all.
 */
export function safeHref(raw: string | null): string | null {
  if (raw === null) return null;
  if (raw.startsWith('#')) return raw;
  if (raw.startsWith('/')) return ownUrl(raw) === null ? null : raw;
  const url = URL.parse(raw);
  return url !== null && SCHEMES.has(url.protocol) ? url.href : null;
}
