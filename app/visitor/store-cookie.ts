import { STORE_COOKIE } from '@rooftop/tenancy/choose-store';
import { parse } from 'hono/utils/cookie';

/** The store key in a visitor's cookies, as sent. It may be unknown or belong to another dealership. */
export function storeCookie(cookies: string | null | undefined): string | undefined {
  return cookies?.includes(STORE_COOKIE) ? parse(cookies, STORE_COOKIE)[STORE_COOKIE] : undefined;
}
