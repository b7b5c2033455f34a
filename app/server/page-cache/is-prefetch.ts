import type { IncomingMessage } from 'node:http';

/**
 * Whether the website prefetches a page's data: before anyone asks for the page, so only cached pages are sent. A
 * browser's own prefetch of a whole page is answered like any request.
 */
export function isPrefetchOfData({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  const purpose = headers['sec-purpose'] ?? headers['purpose'];
  return String(purpose).startsWith('prefetch') && /\.data(?:\?|$)/.test(url);
}
