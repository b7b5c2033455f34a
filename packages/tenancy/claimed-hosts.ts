/** The hosts that a dealership's document claims, normalized so that claims can be compared. */
import { normalizeHost } from './normalize-host.ts';

interface HostClaims {
  /** First label of its host under the platform's domain. */
  readonly slug: string;
  /** As editors typed them. */
  readonly hostnames: readonly string[];
}

/** Removes `www.` from a host. Both lead to the same dealership, so one claim covers both. */
export const bareHost = (host: string): string => (host.startsWith('www.') ? host.slice(4) : host);

/** The host of a slug under the platform's domain. Returns null if it is not a valid host. */
export const slugHost = (slug: string, platformDomain: string): string | null =>
  slug === '' ? null : normalizeHost(`${slug}.${platformDomain}`);

/** Whether a normalized host is the platform's own domain or below it. */
export const isBelow = (host: string, platformDomain: string): boolean =>
  host === platformDomain || host.endsWith(`.${platformDomain}`);

/**
 * Every host that the document claims, normalized, without `www.` and without duplicates. Leaves out anything that is
 * not a host name.
 */
export function claimedHosts({ slug, hostnames }: HostClaims, platformDomain: string): string[] {
  const hosts = [slugHost(slug, platformDomain), ...hostnames.map(normalizeHost)];
  return [...new Set(hosts.filter((host) => host !== null).map(bareHost))];
}
