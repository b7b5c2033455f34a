import { STORE_COOKIE } from '@rooftop/tenancy/choose-store';
import { parse } from 'hono/utils/cookie';

/** The store key that a visitor's cookies carry, as he sent it: it may be no store's, or another dealership's. */
export function storeCookie(cookies: string | null | undefined): string | undefined {
  return cookies?.includes(STORE_COOKIE) ? parse(cookies, STORE_COOKIE)[STORE_COOKIE] : undefined;
}
