import { parse } from 'hono/utils/cookie';
import { cookieHeader } from './cookie-header.ts';
import { HOST_PREFIX, type HostCookie, isHostCookie } from './cookie-name.ts';
import { COOKIE_REGISTER } from './consent/cookie-register.ts';
import { EXPERIMENTS_COOKIE } from './experiments/experiments-cookie.ts';

/**
 * Until then, these cookies are also accepted under their plain names, which they had before, and renamed. Later, only a
 * sibling host would send them: what would be missed, such as unlocked prices, lasts 30 days at most.
 */
export const PLAIN_NAMES_END = Date.UTC(2027, 2, 1);

/** What a Cookie header says. */
interface ReadCookies {
  /** The header for everything that reads it: `__Host-visitor` is `visitor`. */
  readonly header: string;
  /** Cookies that were sent under their plain names. */
  readonly plain: readonly HostCookie[];
  /** Those of them that were accepted. */
  readonly accepted: readonly HostCookie[];
}

/** Gives cookies with the prefix their plain names, and drops those that were sent without it. */
export function readHostCookies(cookies: string, acceptsPlain: boolean): ReadCookies {
  const sent = cookies.split(';').map((cookie) => cookie.trim());
  const nameOf = (cookie: string) => (cookie.split('=', 1)[0] ?? '').trim();
  const names = new Set(sent.map(nameOf));
  const plain = sent.map(nameOf).filter(isHostCookie);
  const accepted = acceptsPlain ? plain.filter((name) => !names.has(`${HOST_PREFIX}${name}`)) : [];
  const kept = sent.flatMap((cookie) => {
    const name = nameOf(cookie);
    const bare = name.startsWith(HOST_PREFIX) ? name.slice(HOST_PREFIX.length) : '';
    if (isHostCookie(bare)) return [cookie.slice(HOST_PREFIX.length)];
    return isHostCookie(name) && !accepted.includes(name) ? [] : [cookie];
  });
  return { header: kept.join('; '), plain: [...new Set(plain)], accepted: [...new Set(accepted)] };
}

/** The Set-Cookie headers that rename accepted cookies and delete the plain ones. */
export const renamedCookies = ({ header, plain, accepted }: ReadCookies): readonly string[] => [
  ...accepted.flatMap((name) => {
    const value = parse(header, name)[name];
    const { maxAge = 0 } = COOKIE_REGISTER.find((cookie) => cookie.name === name) ?? {};
    const httpOnly = name !== EXPERIMENTS_COOKIE;
    return value === undefined ? [] : [cookieHeader(name, value, { maxAge, httpOnly, secure: true })];
  }),
  // A cookie that isn't secure has the plain name.
  ...plain.map((name) => cookieHeader(name, '', { maxAge: 0, secure: false })),
];
