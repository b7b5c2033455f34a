import type { FeedFormat } from './feed-format.ts';
import { generic } from './generic.ts';
import { homenet } from './homenet.ts';
import { vauto } from './vauto.ts';

/** Formats that are tables, the most specific first. */
export const TABLE_FORMATS = { homenet, vauto, generic } as const satisfies Record<string, FeedFormat>;
type TableFormat = keyof typeof TABLE_FORMATS;

/** Normalizes a header: `Stock #` and `stock` are the same. */
export const normalizeHeader = (header: string): string => header.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Detects the format by its signature. Returns the generic format if none matches. */
export function detectFormat(headers: readonly string[]): TableFormat {
  const present = new Set(headers.map(normalizeHeader));
  const bears = ({ signature }: FeedFormat) =>
    signature.length > 0 && signature.every((header) => present.has(normalizeHeader(header)));
  if (bears(homenet)) return 'homenet';
  return bears(vauto) ? 'vauto' : 'generic';
}
