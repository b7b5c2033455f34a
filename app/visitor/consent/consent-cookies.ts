import {
  CONSENT_COOKIE,
  CONSENT_MAX_AGE,
  type ConsentCategory,
  DISPLAY_COOKIE,
} from '@rooftop/visits/consent';
import { serialize } from 'hono/utils/cookie';
import type { RequestContext } from '../../context.server.ts';
import { COOKIE_REGISTER } from './cookie-register.ts';
import { GPC_COOKIE } from './gpc-cookie.ts';

type Cookies = Pick<RequestContext, 'secureCookies'>;

/**
 * Creates the cookies of a choice: they store it, hide the banner, and delete the cookies of refused categories.
 * @returns values of Set-Cookie headers
 */
export function consentCookies(
  allowed: readonly ConsentCategory[],
  { secureCookies }: Cookies,
): readonly string[] {
  // Scripts read both, because the banner is part of cached pages that everybody gets.
  const attributes = { path: '/', maxAge: CONSENT_MAX_AGE, sameSite: 'Lax', secure: secureCookies } as const;
  const refused = COOKIE_REGISTER.filter(({ category }) => !allowed.includes(category));
  return [
    serialize(CONSENT_COOKIE, allowed.join(), attributes),
    serialize(DISPLAY_COOKIE, 'hide', attributes),
    ...refused.map((cookie) => withoutCookie(cookie, secureCookies)),
  ];
}

const OF_THE_CHOICE: readonly string[] = [CONSENT_COOKIE, DISPLAY_COOKIE, GPC_COOKIE];

/**
 * Deletes all of our cookies except those of the consent choice, because forgetting a visitor is no reason to ask or
 * share again.
 */
export const createForgetCookies = ({ secureCookies }: Cookies): readonly string[] =>
  COOKIE_REGISTER.filter(({ name }) => !OF_THE_CHOICE.includes(name)).map((cookie) =>
    withoutCookie(cookie, secureCookies),
  );

const withoutCookie = ({ name }: { readonly name: string }, secure: boolean): string =>
  serialize(name, '', { path: '/', maxAge: 0, sameSite: 'Lax', secure });
