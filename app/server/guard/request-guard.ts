import type { Dealership } from '@rooftop/content/documents/dealership/dealership';
import type { HostIndex } from '@rooftop/tenancy/find-dealership';
import { ALLOW, checkRequest } from './check-request.ts';
import { canonicalize, clientIpAddress, requestedHost } from './forwarded.ts';
import type { Refuse } from '../responses/refusal.ts';
import type { WebMiddleware } from '../site-request.ts';

interface RequestGuardOptions {
  /** Rejects until the registry has been read once. */
  readonly hosts: () => Promise<HostIndex<Dealership>>;
  readonly publicOrigin: (host: string) => string;
  readonly trustedProxies: number;
  readonly refuse: Refuse;
}

/**
 * Checks target, host, method and origin of a request for a dealership. What passes looks as if it came directly to
 * the dealership's canonical host, and is a site request.
 */
export function createRequestGuard(options: RequestGuardOptions): WebMiddleware {
  const { hosts, publicOrigin, trustedProxies, refuse } = options;
  return async function guardRequest(c, next) {
    const { incoming } = c.env;
    c.set('route', 'refused');
    const registry = await hosts().catch(() => null);
    if (registry === null) return refuse(503);
    const caller = {
      method: incoming.method ?? '',
      target: incoming.url ?? '',
      host: requestedHost(incoming, trustedProxies),
      origin: incoming.headers.origin,
      fetchSite: incoming.headersDistinct['sec-fetch-site']?.join(),
    };
    const verdict = checkRequest(caller, registry, publicOrigin);
    if (verdict.kind === 'refuse')
      return refuse(verdict.status, verdict.status === 405 ? { Allow: ALLOW } : {});
    if (verdict.kind === 'move') {
      c.set('route', 'alias');
      const headers = { Location: verdict.location, 'Cache-Control': 'no-store' };
      return new Response(null, { status: 301, headers });
    }
    const { dealership, origin } = verdict;
    const ipAddress = clientIpAddress(incoming, trustedProxies);
    canonicalize(incoming, origin.slice(origin.indexOf('//') + 2));
    c.set('siteRequest', { requestId: c.get('requestId'), dealership, origin, ipAddress, route: 'none' });
    return next();
  };
}
