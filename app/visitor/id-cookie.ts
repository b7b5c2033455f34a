import { parse } from 'hono/utils/cookie';
import type { RequestContext } from '../context.server.ts';
import { cookieHeader } from './cookie-header.ts';

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * A cookie that contains a random id and nothing else. Scripts cannot read it.
 * @param maxAge in seconds
 */
export const idCookie = (name: string, maxAge: number) => ({
  /** The id. Null if the visitor has none. */
  read: ({ client }: Pick<RequestContext, 'client'>): string | null => {
    const id = client.cookies === null ? undefined : parse(client.cookies, name)[name];
    return id !== undefined && ID.test(id) ? id : null;
  },
  /** The Set-Cookie header. */
  print: (id: string, { secureCookies }: Pick<RequestContext, 'secureCookies'>): string =>
    cookieHeader(name, id, { maxAge, httpOnly: true, secure: secureCookies }),
});
