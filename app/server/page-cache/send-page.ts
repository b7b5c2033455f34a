import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding } from '../encode-body.ts';
import type { PageBytes } from './page-bytes.ts';

/** The tag of `If-None-Match` that names this page, in any encoding. */
function knownTag(header: string | undefined, hash: string): string | undefined {
  if (header === undefined || !header.includes(hash)) return undefined;
  return header
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .find((tag) => tag === `"${hash}"` || (tag.startsWith(`"${hash}-`) && tag.endsWith('"')));
}

/** Ends a response with a page, or with 304 if the browser has it. */
export async function sendPage(
  page: PageBytes,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  for (const [name, value] of page.headers) outgoing.setHeader(name, value);
  const known = page.status === 200 ? knownTag(incoming.headers['if-none-match'], page.hash) : undefined;
  if (known !== undefined) {
    outgoing.removeHeader('Content-Type');
    outgoing.writeHead(304, { ETag: known });
    outgoing.end();
    return;
  }
  const wanted = page.isEncodable ? acceptedEncoding(incoming.headers['accept-encoding']) : undefined;
  const made = page.edition(wanted);
  const { bytes, encoding, etag } = made instanceof Promise ? await made : made;
  if (encoding !== undefined) outgoing.setHeader('Content-Encoding', encoding);
  if (page.status === 200) outgoing.setHeader('ETag', etag);
  outgoing.setHeader('Content-Length', bytes.length);
  outgoing.writeHead(page.status);
  outgoing.end(incoming.method === 'HEAD' ? undefined : bytes);
}
