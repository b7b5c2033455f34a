/** The hosts that a dealership's document claims, in the form in which two claims are compared. */
import { normaliseHost } from './normalise-host.ts';

export interface HostClaims {
  /** first label of the address under the platform's domain */
  readonly slug: string;
  /** as editors typed them */
  readonly hostnames: readonly string[];
}

/** A host without `www.`: both lead to the same dealership, so one claim covers both. */
export const bareHost = (host: string): string => (host.startsWith('www.') ? host.slice(4) : host);

/** The address that a slug has below the platform's domain, or null if it makes no valid host. */
export const slugHost = (slug: string, platformDomain: string): string | null =>
  slug === '' ? null : normaliseHost(`${slug}.${platformDomain}`);

/** Whether a normalized host is the platform's own domain or below it. */
export const isBelow = (host: string, platformDomain: string): boolean =>
  host === platformDomain || host.endsWith(`.${platformDomain}`);

/** Every host that the document claims, normalized, without `www.`, each once. Leaves out what is not a host name. */
export function claimedHosts({ slug, hostnames }: HostClaims, platformDomain: string): string[] {
  const hosts = [slugHost(slug, platformDomain), ...hostnames.map(normaliseHost)];
  return [...new Set(hosts.filter((host) => host !== null).map(bareHost))];
}
