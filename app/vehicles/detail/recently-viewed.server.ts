import type { Audience } from '@rooftop/inventory/index/audience';
import type { Hit } from '@rooftop/inventory/index/result-page';
import type { SearchIndex } from '@rooftop/inventory/index/search-index';
import { parse } from 'hono/utils/cookie';
import type { RequestContext } from '#app/context.server.ts';
import { cookieHeader } from '#app/visitor/cookie-header.ts';
import { RECENT_COOKIE, RECENT_MAX_AGE } from '#app/visitor/recent-cookie.ts';

const MOST = 5;
const VIN = /^[A-Z0-9]{17}$/;

/** The valid VINs in a visitor's cookie. */
function viewedBefore(request: Request): readonly string[] {
  const cookies = request.headers.get('cookie');
  const text = cookies?.includes(RECENT_COOKIE) ? parse(cookies, RECENT_COOKIE)[RECENT_COOKIE] : undefined;
  return (text ?? '')
    .slice(0, 200)
    .split('.')
    .filter((vin) => VIN.test(vin))
    .slice(0, MOST);
}

/** Whether a visitor lets us remember what they viewed. */
const mayRemember = ({ consent }: Pick<RequestContext, 'consent'>): boolean => consent.includes('functional');

/** The vehicles that a visitor viewed before this one and that are still available. */
export function recentlyViewed(
  vin: string,
  index: SearchIndex,
  audience: Audience,
  request: Request,
  context: Pick<RequestContext, 'consent'>,
): readonly Hit[] {
  if (!mayRemember(context)) return [];
  return viewedBefore(request)
    .filter((other) => other !== vin)
    .flatMap((other) => index.findListed(other, audience) ?? [])
    .filter(({ listing }) => listing.status !== 'sold');
}

/** The Set-Cookie header that adds a vehicle to those a visitor viewed. Null without their consent. */
export function rememberViewed(
  vin: string,
  request: Request,
  context: Pick<RequestContext, 'consent' | 'secureCookies'>,
): string | null {
  if (!mayRemember(context)) return null;
  const vins = [vin, ...viewedBefore(request).filter((other) => other !== vin)].slice(0, MOST);
  return cookieHeader(RECENT_COOKIE, vins.join('.'), {
    maxAge: RECENT_MAX_AGE,
    httpOnly: true,
    secure: context.secureCookies,
  });
}
