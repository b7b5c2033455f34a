import { bareHost, slugHost } from './claimed-hosts.ts';
import { normalizeHost } from './normalize-host.ts';

/** The part of a dealership that the registry needs to find it by host. */
export interface RegisteredDealership {
  /** The document's id. */
  readonly id: string;
  /** ISO 8601. If two dealerships claim one host, the older one gets it. */
  readonly createdAt: string;
  /** First label of its host under the platform's domain. */
  readonly slug: string;
  /** As editors typed them. The first one that the dealership holds is its primary host. */
  readonly hostnames: readonly string[];
}

type HostMatch<D extends RegisteredDealership> =
  /** The request is for the dealership's primary host. */
  | { readonly kind: 'found'; readonly dealership: D; readonly host: string }
  /** The request is for another of its hosts and belongs on `host`. */
  | { readonly kind: 'alias'; readonly dealership: D; readonly host: string }
  | { readonly kind: 'unknown' };

/** Which dealership each host belongs to. Created once per state of the registry. */
export interface HostIndex<D extends RegisteredDealership> {
  /** @param host a raw Host header */
  find(host: string): HostMatch<D>;
}

const UNKNOWN = { kind: 'unknown' } as const;

const byAge = (a: RegisteredDealership, b: RegisteredDealership): number =>
  a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : a.id < b.id ? -1 : a.id > b.id ? 1 : 0;

/** Labels below the platform's domain that the platform uses or may use later. No dealership has them as a slug. */
export const RESERVED_SLUGS = ['www', 'studio', 'lake', 'api', 'ops', 'admin', 'mail', 'status'];

/** Adds or removes `www.`. */
const counterpart = (host: string): string => (host.startsWith('www.') ? host.slice(4) : `www.${host}`);

/**
 * Which dealership holds a host: document ids by host without `www.`. A listed hostname works only if its dealership
 * holds it; the host of a slug works without that.
 */
export type HostHolders = ReadonlyMap<string, string>;

/**
 * Assigns every host to one dealership: first to its holder, then, for the host of a slug, to the oldest document. No
 * dealership can claim the platform's own domain or the reserved labels below it.
 * @param platformDomain every dealership is also at `<slug>.<platformDomain>`
 */
export function indexHosts<D extends RegisteredDealership>(
  dealerships: readonly D[],
  platformDomain: string,
  holders: HostHolders,
): HostIndex<D> {
  const domain = normalizeHost(platformDomain) ?? platformDomain;
  const reserved = new Set([domain, ...RESERVED_SLUGS.map((label) => `${label}.${domain}`)]);
  const owners = new Map<string, D>();
  const claim = (host: string, dealership: D): void => {
    if (!reserved.has(host) && !owners.has(host)) owners.set(host, dealership);
  };
  const isHeldBy = (host: string, { id }: D): boolean => holders.get(bareHost(host)) === id;

  const claims = [...dealerships].sort(byAge).map((dealership) => {
    const own = slugHost(dealership.slug, domain);
    const listed = dealership.hostnames
      .map(normalizeHost)
      .filter((host) => host !== null)
      .filter((host) => host === own || isHeldBy(host, dealership));
    return { dealership, hosts: own === null ? listed : [...listed, own] };
  });
  for (const { dealership, hosts } of claims) {
    for (const host of hosts) if (isHeldBy(host, dealership)) claim(host, dealership);
  }
  for (const { dealership, hosts } of claims) for (const host of hosts) claim(host, dealership);

  const primaries = new Map<D, string>();
  for (const { dealership, hosts } of claims) {
    const primary = hosts.find((host) => owners.get(host) === dealership);
    if (primary !== undefined) primaries.set(dealership, primary);
  }
  for (const { dealership, hosts } of claims) {
    if (primaries.has(dealership)) for (const host of hosts) claim(counterpart(host), dealership);
  }

  return {
    find(rawHost) {
      const host = normalizeHost(rawHost);
      const dealership = host === null ? undefined : owners.get(host);
      const primary = dealership && primaries.get(dealership);
      if (dealership === undefined || primary === undefined) return UNKNOWN;
      return { kind: host === primary ? 'found' : 'alias', dealership, host: primary };
    },
  };
}
