import { normalizeHost } from '@rooftop/tenancy/normalize-host';
import { requestedHost } from '../guard/forwarded.ts';
import type { WebMiddleware } from '../site-request.ts';
import { HSTS } from './security-headers.ts';

interface StrictTransportOptions {
  /** Whether the public sees this site over HTTPS. */
  readonly https: boolean;
  /** Domains all of whose subdomains speak HTTPS: the platform's own, and those of dealerships that the operator names. */
  readonly domains: readonly string[];
  /** Number of our own proxies in front. */
  readonly trustedProxies: number;
}

/**
 * Lets HSTS cover the subdomains of hosts in these domains. A dealership's own domain may have hosts that we know nothing of and
 * that have no HTTPS, so there it covers the website's host only (security-headers.ts).
 */
export function createStrictTransport({
  https,
  domains,
  trustedProxies,
}: StrictTransportOptions): WebMiddleware {
  const covered = domains.flatMap((domain) => normalizeHost(domain) ?? []);
  return ({ env: { incoming, outgoing } }, next) => {
    const host = https ? normalizeHost(requestedHost(incoming, trustedProxies) ?? '') : null;
    if (host !== null && covered.some((domain) => host === domain || host.endsWith(`.${domain}`)))
      outgoing.setHeader('Strict-Transport-Security', `${HSTS}; includeSubDomains`);
    return next();
  };
}
