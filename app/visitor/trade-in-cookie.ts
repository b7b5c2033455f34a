import { parse, serialize } from 'hono/utils/cookie';
import type { RequestContext } from '../context.server.ts';

/** Cookie with the id of the visitor's trade-in. The id is random, scripts cannot read it, and it says nothing else. */
export const TRADE_COOKIE = 'tradeIn';
/** Seconds: as long as a trade-in is kept. */
export const TRADE_MAX_AGE = 14 * 86_400;
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Id of the visitor's trade-in. Null if they have begun none. */
export function tradeInId({ client }: Pick<RequestContext, 'client'>): string | null {
  const id = client.cookies === null ? undefined : parse(client.cookies, TRADE_COOKIE)[TRADE_COOKIE];
  return id !== undefined && ID.test(id) ? id : null;
}

/** The Set-Cookie header that lets a visitor go on with their trade-in. */
export const tradeInCookie = (id: string, { secureCookies }: Pick<RequestContext, 'secureCookies'>): string =>
  serialize(TRADE_COOKIE, id, {
    path: '/',
    maxAge: TRADE_MAX_AGE,
    sameSite: 'Lax',
    httpOnly: true,
    secure: secureCookies,
  });
