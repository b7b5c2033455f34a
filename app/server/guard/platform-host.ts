import { normalizeHost } from '@rooftop/tenancy/normalize-host';
import { checkTarget } from './check-request.ts';
import { requestedHost } from './forwarded.ts';
import type { WebContext, WebMiddleware } from '../site-request.ts';

/**
 * For what only the platform's own host serves, which no dealership can have. Requests for other hosts go on, and so do those
 * with a malformed target, which the request guard refuses.
 * @param trustedProxies number of our own proxies in front
 */
export function createPlatformOnly(platformDomain: string, trustedProxies: number) {
  const domain = normalizeHost(platformDomain);
  return (answer: (c: WebContext) => Promise<Response>): WebMiddleware =>
    (c, next) => {
      const host = normalizeHost(requestedHost(c.env.incoming, trustedProxies) ?? '');
      if (host === null || host !== domain || checkTarget(c.env.incoming.url ?? '') !== null) return next();
      c.set('route', 'platform');
      return answer(c);
    };
}
