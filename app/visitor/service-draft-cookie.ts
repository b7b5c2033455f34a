import { parse, serialize } from 'hono/utils/cookie';
import type { RequestContext } from '../context.server.ts';

/** Cookie with the id of the visitor's draft. The id is random, scripts cannot read it, and it says nothing else. */
export const SERVICE_COOKIE = 'serviceDraft';
/** Seconds: as long as a draft is kept. */
export const SERVICE_MAX_AGE = 14 * 86_400;
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Id of the visitor's draft. Null if they have begun none. */
export function draftId({ client }: Pick<RequestContext, 'client'>): string | null {
  const id = client.cookies === null ? undefined : parse(client.cookies, SERVICE_COOKIE)[SERVICE_COOKIE];
  return id !== undefined && ID.test(id) ? id : null;
}

/** The Set-Cookie header that lets a visitor go on with their draft. */
export const draftCookie = (id: string, { secureCookies }: Pick<RequestContext, 'secureCookies'>): string =>
  serialize(SERVICE_COOKIE, id, {
    path: '/',
    maxAge: SERVICE_MAX_AGE,
    sameSite: 'Lax',
    httpOnly: true,
    secure: secureCookies,
  });
