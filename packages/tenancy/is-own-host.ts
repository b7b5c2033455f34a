import { normaliseHost } from './normalise-host.ts';

/**
 * Whether a host is one of a dealership's hostnames or below one: `parts.example.com` for `www.example.com`.
 * A redirect rule may lead there; editors write rules, and a rule must not send shoppers to somebody else's website.
 * @param host of an address, with its port if it has one
 * @param hostnames as the dealership lists them
 */
export const isOwnHost = (host: string, hostnames: readonly string[]): boolean =>
  hostnames.some((listed) => {
    const own = normaliseHost(listed)?.replace(/^www\./, '');
    return own !== undefined && (host === own || host.endsWith(`.${own}`));
  });
