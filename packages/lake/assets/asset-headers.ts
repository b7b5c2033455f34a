/** Headers of every asset response. An asset's URL identifies its content, so it never changes. */
export const ASSET_HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

/** Returns true if the browser already has this version (RFC 9110 §13.1.2). */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const held = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return held.includes('*') || held.includes(etag);
}

interface ByteRange {
  readonly start: number;
  /** Inclusive. */
  readonly end: number;
}

/**
 * Parses a Range header for content of `size` bytes (RFC 9110 §14). Returns null to send everything, also for several
 * ranges or other units, or 'unsatisfiable' for a 416 response.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const [first, last] = [match[1] ?? '', match[2] ?? ''];
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length > 0 ? { start: size - length, end: size - 1 } : 'unsatisfiable';
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start < size ? { start, end } : 'unsatisfiable';
}

/** Returns a Content-Disposition header that saves the file under this name (RFC 6266). Accepts any name. */
export function attachment(name: string): string {
  const clean =
    name
      .replace(/^.*[/\\]/s, '')
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .slice(0, 150)
      .toWellFormed() || 'download';
  const plain = clean.replace(/[^\w.() -]/g, '_');
  const encoded = encodeURIComponent(clean).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
