import type { IncomingMessage } from 'node:http';

/** Whether a request is for a page or its data, whose response belongs to one visitor. Files may be cached for everybody. */
export const asksForPage = ({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean =>
  method === 'GET' && ((headers.accept?.includes('text/html') ?? false) || /\.data(?:\?|$)/.test(url));
