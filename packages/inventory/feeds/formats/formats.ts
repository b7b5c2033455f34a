import type { FeedFormat } from './feed-format.ts';
import { generic } from './generic.ts';
import { homenet } from './homenet.ts';
import { vauto } from './vauto.ts';

/** Formats that are tables, the particular before the general. */
export const TABLE_FORMATS = { homenet, vauto, generic } as const satisfies Record<string, FeedFormat>;
export type TableFormat = keyof typeof TABLE_FORMATS;

/** `Stock #` and `stock` are one header. */
export const bareHeader = (header: string): string => header.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** The format whose signature these headers bear; the generic one when they bear none. */
export function detectFormat(headers: readonly string[]): TableFormat {
  const present = new Set(headers.map(bareHeader));
  const bears = ({ signature }: FeedFormat) =>
    signature.length > 0 && signature.every((header) => present.has(bareHeader(header)));
  if (bears(homenet)) return 'homenet';
  return bears(vauto) ? 'vauto' : 'generic';
}
