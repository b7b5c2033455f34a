import type { IncomingMessage } from 'node:http';
import { PLAIN_NAMES_END, readHostCookies, renamedCookies } from '#app/visitor/read-host-cookies.ts';
import type { WebMiddleware } from '../site-request.ts';
import { asksForPage } from '#app/http/asks-for-page.ts';

function replaceCookies(incoming: IncomingMessage, header: string): void {
  const kept: string[] = [];
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    const name = incoming.rawHeaders[index] ?? '';
    if (name.toLowerCase() !== 'cookie') kept.push(name, incoming.rawHeaders[index + 1] ?? '');
  }
  incoming.headers.cookie = header;
  incoming.rawHeaders = [...kept, 'Cookie', header];
}

/**
 * Makes a request look as if cookies had no prefix, so that nothing that reads one has to know. Where they are not secure,
 * they have none.
 * @param now milliseconds since 1970
 */
export function createHostCookies(secureCookies: boolean, now: () => number = Date.now): WebMiddleware {
  return ({ env: { incoming, outgoing } }, next) => {
    const { cookie } = incoming.headers;
    if (!secureCookies || cookie === undefined) return next();
    const read = readHostCookies(cookie, now() < PLAIN_NAMES_END);
    if (read.header !== cookie) replaceCookies(incoming, read.header);
    if (asksForPage(incoming))
      for (const renamed of renamedCookies(read)) outgoing.appendHeader('Set-Cookie', renamed);
    return next();
  };
}
