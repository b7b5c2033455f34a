import {
  CONSENT_COOKIE,
  CONSENT_MAX_AGE,
  type ConsentCategory,
  DISPLAY_COOKIE,
} from '@rooftop/visits/consent';
import { serialize } from 'hono/utils/cookie';
import type { RequestContext } from '../context.server.ts';
import { COOKIE_REGISTER } from './cookie-register.ts';

type Cookies = Pick<RequestContext, 'secureCookies'>;

/**
 * What goes with the answer to a choice: it is remembered, nothing is asked again, and cookies of what was refused go.
 * @returns values of Set-Cookie headers
 */
export function consentCookies(
  allowed: readonly ConsentCategory[],
  { secureCookies }: Cookies,
): readonly string[] {
  // Scripts read both: the banner stands on pages that are kept for everybody.
  const attributes = { path: '/', maxAge: CONSENT_MAX_AGE, sameSite: 'Lax', secure: secureCookies } as const;
  const refused = COOKIE_REGISTER.filter(({ category }) => !allowed.includes(category));
  return [
    serialize(CONSENT_COOKIE, allowed.join(), attributes),
    serialize(DISPLAY_COOKIE, 'hide', attributes),
    ...refused.map((cookie) => withoutCookie(cookie, secureCookies)),
  ];
}

const OF_THE_CHOICE: readonly string[] = [CONSENT_COOKIE, DISPLAY_COOKIE];

/** Takes every cookie of ours away but those of the choice: forgetting somebody is no reason to ask or to share again. */
export const forgettingCookies = ({ secureCookies }: Cookies): readonly string[] =>
  COOKIE_REGISTER.filter(({ name }) => !OF_THE_CHOICE.includes(name)).map((cookie) =>
    withoutCookie(cookie, secureCookies),
  );

const withoutCookie = ({ name }: { readonly name: string }, secure: boolean): string =>
  serialize(name, '', { path: '/', maxAge: 0, sameSite: 'Lax', secure });
