/** Rules about hostnames for the embedded Content Lake, so that no two dealerships hold the same one. */
import type { Pool } from '@rooftop/database/pool';
import type { ExclusiveNames } from '@rooftop/lake';
import { bareHost, claimedHosts, isBelow, slugHost } from '@rooftop/tenancy/claimed-hosts';
import { RESERVED_SLUGS } from '@rooftop/tenancy/find-dealership';
import { normalizeHost } from '@rooftop/tenancy/normalize-host';
import { confirmHost, readHostHolders } from './host-holders.ts';
import { hostRecord } from './host-record.ts';

interface HostNamesOptions {
  readonly pool: Pool;
  readonly platformDomain: string;
  /** Derived for the purpose 'host-records'. */
  readonly key: Buffer;
}

/** A label of a hostname, without those that stand for other alphabets (`xn--`). */
const SLUG = /^(?=.{1,63}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

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
    explainDocumentRefusal(document) {
      const { slug } = claimOf(document);
      if (slug === '') return null;
      if (!SLUG.test(slug)) {
        return `The slug "${slug}" must have 1 to 63 lower-case letters, digits and single hyphens, and begin and end with a letter or digit.`;
      }
      return RESERVED_SLUGS.includes(slug)
        ? `The platform uses "${slug}" itself. Choose another slug.`
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
