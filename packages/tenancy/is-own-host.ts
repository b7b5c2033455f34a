import { normalizeHost } from './normalize-host.ts';

/**
 * Whether a host is one of a dealership's hostnames or a sibling or subdomain of one: `parts.example.com` for
 * `www.example.com`. Redirect rules may lead there. Editors write the rules, and must not send shoppers to another
 * company's website.
 * @param host of a URL, with its port if it has one
 * @param hostnames as the dealership lists them
 */
export const isOwnHost = (host: string, hostnames: readonly string[]): boolean =>
  hostnames.some((listed) => {
    const own = normalizeHost(listed)?.replace(/^www\./, '');
    return own !== undefined && (host === own || host.endsWith(`.${own}`));
  });
