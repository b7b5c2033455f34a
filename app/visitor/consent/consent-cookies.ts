import {
  CONSENT_COOKIE,
  CONSENT_MAX_AGE,
  type ConsentCategory,
  DISPLAY_COOKIE,
} from '@rooftop/visits/consent';
import { parse } from 'hono/utils/cookie';
import type { RequestContext } from '#app/context.server.ts';
import { cookieHeader } from '../cookie-header.ts';
import { COOKIE_REGISTER } from './cookie-register.ts';
import { GPC_COOKIE } from './gpc-cookie.ts';
import { domainsOf, isTrackerCookie } from './tracker-cookies.ts';

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
  const attributes = { maxAge: CONSENT_MAX_AGE, secure: secureCookies };
  const refused = COOKIE_REGISTER.filter(({ category }) => !allowed.includes(category));
  return [
    cookieHeader(CONSENT_COOKIE, allowed.join(), attributes),
    cookieHeader(DISPLAY_COOKIE, 'hide', attributes),
    ...refused.map(({ name }) => withoutCookie(name, secureCookies)),
  ];
}

const OF_THE_CHOICE: readonly string[] = [CONSENT_COOKIE, DISPLAY_COOKIE, GPC_COOKIE];

/**
 * Deletes all of our cookies except those of the consent choice, because forgetting a visitor is no reason to ask or
 * share again, and those of trackers that the browser has sent.
 */
export function createForgetCookies({
  client,
  origin,
  secureCookies,
}: Cookies & Pick<RequestContext, 'client' | 'origin'>): readonly string[] {
  const ours = COOKIE_REGISTER.map(({ name }) => name).filter((name) => !OF_THE_CHOICE.includes(name));
  const others = Object.keys(parse(client.cookies ?? '')).filter(isTrackerCookie);
  // The request doesn't say for which domain a cookie was set.
  const domains = [undefined, ...domainsOf(new URL(origin).hostname)];
  return [
    ...ours.map((name) => withoutCookie(name, secureCookies)),
    ...others.flatMap((name) => domains.map((domain) => withoutCookie(name, secureCookies, domain))),
  ];
}

/** The Set-Cookie header that deletes a cookie. */
export const withoutCookie = (name: string, secure: boolean, domain?: string): string =>
  cookieHeader(name, '', { maxAge: 0, secure, domain });
