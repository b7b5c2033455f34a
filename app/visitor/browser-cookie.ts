import { cookieName, isHostCookie } from './cookie-name.ts';

/** The name under which this page's browser has a cookie. */
export const nameInBrowser = (name: string): string =>
  isHostCookie(name) ? cookieName(name, location.protocol === 'https:') : name;

/** A cookie of this page by name, or undefined. Cookies that scripts cannot read are never found. */
export function browserCookie(plainName: string): string | undefined {
  const name = nameInBrowser(plainName);
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  if (found === undefined) return undefined;
  const value = found.slice(name.length + 1);
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
