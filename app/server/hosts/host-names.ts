/** Rules about hostnames for the embedded Content Lake, so that no two dealerships hold the same one. */
import type { Pool } from '@rooftop/database/pool';
import type { ExclusiveNames } from '@rooftop/lake';
import { bareHost, claimedHosts, isBelow, slugHost } from '@rooftop/tenancy/claimed-hosts';
import { normalizeHost } from '@rooftop/tenancy/normalize-host';
import { confirmHost, readHostHolders } from './host-holders.ts';
import { hostRecord } from './host-record.ts';

export interface HostNamesOptions {
  readonly pool: Pool;
  readonly platformDomain: string;
  /** Derived for the purpose 'host-records'. */
  readonly key: Buffer;
}

type Content = Parameters<ExclusiveNames['namesIn']>[0];

function claimOf(document: Content): { slug: string; hostnames: string[] } {
  const { slug, hostnames } = document;
  const current = typeof slug === 'object' && slug !== null && 'current' in slug ? slug.current : undefined;
  return {
    slug: typeof current === 'string' ? current : '',
    hostnames: Array.isArray(hostnames) ? hostnames.filter((name) => typeof name === 'string') : [],
  };
}

/** Hostnames and slugs of `dealership` documents as names that have a single owner each. */
export function createHostNames({ pool, platformDomain, key }: HostNamesOptions): ExclusiveNames {
  const domain = normalizeHost(platformDomain) ?? platformDomain;
  return {
    type: 'dealership',
    namesIn: (document) => claimedHosts(claimOf(document), domain),
    explainNameRefusal(host, document) {
      const own = slugHost(claimOf(document).slug, domain);
      return isBelow(host, domain) && host !== (own && bareHost(own))
        ? `"${host}" belongs to the platform. Only an administrator can give addresses below ${domain}.`
        : null;
    },
    async confirm(client, dealership, hosts, by) {
      for (const host of hosts) await confirmHost(client, { host, dealership, by });
    },
    async describe(dealership, document) {
      const holders = await readHostHolders(pool);
      const own = slugHost(claimOf(document).slug, domain);
      return claimedHosts(claimOf(document), domain)
        .filter((host) => host !== own)
        .map((host) => ({
          name: host,
          isConfirmed: holders.get(host) === dealership,
          record: hostRecord(key, dealership, host),
        }));
    },
  };
}
