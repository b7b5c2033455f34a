import type { Context } from 'hono';
import type { Authentication } from '../access/sessions/authenticate.ts';
import { callerIpAddress } from '../requests/client-ip-address.ts';
import { isService } from '../access/rights/rights.ts';

/**
 * Returns a function that says for whom an image is transformed: an IP address, or undefined for the website, which has
 * limits of its own. A dealership's robot is no website, whatever it asks for.
 * @param trustedProxies number of our own proxies in front. 0 ignores forwarded headers
 */
export function createPartyOf(
  { authenticate }: Pick<Authentication, 'authenticate'>,
  trustedProxies: number,
) {
  return async (context: Context): Promise<string | undefined> => {
    const isSignedIn = context.req.header('authorization') !== undefined;
    const principal = isSignedIn ? await authenticate(context.req.raw) : null;
    return principal !== null && isService(principal) ? undefined : callerIpAddress(context, trustedProxies);
  };
}
