import { serialize } from 'hono/utils/cookie';
import { cookieName } from './cookie-name.ts';

interface CookieAttributes {
  /** Seconds. 0 deletes the cookie. */
  readonly maxAge: number;
  /** Whether it is sent over HTTPS only, which also decides its name. */
  readonly secure: boolean;
  /** Whether scripts can't read it. Defaults to false. */
  readonly httpOnly?: boolean;
  /** Only to delete a cookie that another company's script has set for it. */
  readonly domain?: string | undefined;
}

/** The Set-Cookie header of a cookie of this website, for all paths. */
export const cookieHeader = (
  name: string,
  value: string,
  { maxAge, secure, httpOnly = false, domain }: CookieAttributes,
): string =>
  serialize(cookieName(name, secure), value, {
    path: '/',
    maxAge,
    sameSite: 'Lax',
    secure,
    httpOnly,
    ...(domain !== undefined && { domain }),
  });
