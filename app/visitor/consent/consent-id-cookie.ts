import { CONSENT_MAX_AGE } from '@rooftop/visits/consent';
import { parse, serialize } from 'hono/utils/cookie';
import type { RequestContext } from '../../context.server.ts';

/**
 * Cookie with the random id under which the visitor's choices are logged. They can name it to have them looked up.
 * Scripts cannot read it.
 */
export const LOG_COOKIE = 'consentId';
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The visitor's id. Null if they have made no choice. */
export function consentId({ client }: Pick<RequestContext, 'client'>): string | null {
  const id = client.cookies === null ? undefined : parse(client.cookies, LOG_COOKIE)[LOG_COOKIE];
  return id !== undefined && ID.test(id) ? id : null;
}

/** The Set-Cookie header, which lasts as long as the choice. */
export const consentIdCookie = (
  id: string,
  { secureCookies }: Pick<RequestContext, 'secureCookies'>,
): string =>
  serialize(LOG_COOKIE, id, {
    path: '/',
    maxAge: CONSENT_MAX_AGE,
    sameSite: 'Lax',
    httpOnly: true,
    secure: secureCookies,
  });
