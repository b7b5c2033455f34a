/** Finds dealerships whose claim to a hostname can be confirmed, and records them as its holders. */
import type { Pool } from '@rooftop/database/pool';
import { claimedHosts, isBelow, slugHost } from '@rooftop/tenancy/claimed-hosts';
import type { RegisteredDealership } from '@rooftop/tenancy/find-dealership';
import type { Logger } from 'pino';
import { type HostHolder, confirmFreeHost, readHostHolders } from './host-holders.ts';
import { hostRecord } from './host-record.ts';

interface ConfirmHostsOptions {
  readonly pool: Pool;
  /** Published dealerships. */
  readonly dealerships: () => Promise<readonly RegisteredDealership[]>;
  readonly platformDomain: string;
  /** Derived for the purpose 'host-records'. */
  readonly key: Buffer;
  /** TXT records of a name, in chunks as DNS sends them. Rejects if there are none. */
  readonly resolveTxt: (name: string) => Promise<string[][]>;
  readonly log: Logger;
}

/** Lookups per run, so that a dealership that lists thousands of names cannot block the others. */
const MAX_LOOKUPS = 200;
const LOOKUPS_AT_ONCE = 20;

interface Candidate extends HostHolder {
  /** Recorded holder that no longer claims the host. */
  readonly former: string | undefined;
}

const byAge = (a: RegisteredDealership, b: RegisteredDealership): number =>
  a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : a.id < b.id ? -1 : 1;

/**
 * Confirms hosts whose TXT record is in place, and records the first dealership with a slug as the holder of the
 * slug's host, because hosted Sanity does not refuse a second one. A holder that still claims its host keeps it.
 */
export async function confirmHosts(options: ConfirmHostsOptions): Promise<void> {
  const { pool, key, resolveTxt, log } = options;
  const candidates = await findCandidates(options);
  const lookups = candidates.filter(({ by }) => by === 'dns');
  // In random order, so that each gets its turn.
  const chosen = lookups
    .map((candidate) => ({ candidate, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, MAX_LOOKUPS)
    .map(({ candidate }) => candidate);

  const confirmed = candidates.filter(({ by }) => by === 'slug');
  for (let at = 0; at < chosen.length; at += LOOKUPS_AT_ONCE) {
    const part = chosen.slice(at, at + LOOKUPS_AT_ONCE);
    const found = await Promise.all(
      part.map(async ({ host, dealership }) => {
        const { name, value } = hostRecord(key, dealership, host);
        const records = await resolveTxt(name).catch(() => []);
        return records.some((chunks) => chunks.join('') === value);
      }),
    );
    confirmed.push(...part.filter((_candidate, index) => found[index]));
  }
  for (const { former, ...confirmation } of confirmed) {
    await confirmFreeHost(pool, confirmation, former);
    if (confirmation.by === 'dns') log.info(confirmation, 'Confirmed a hostname by its DNS record');
  }
}

async function findCandidates({
  pool,
  dealerships,
  platformDomain,
}: ConfirmHostsOptions): Promise<Candidate[]> {
  const holders = await readHostHolders(pool);
  const claims = (await dealerships()).toSorted(byAge).map(({ id, ...claim }) => ({
    id,
    hosts: claimedHosts(claim, platformDomain),
    own: slugHost(claim.slug, platformDomain),
  }));
  const claimants = new Map(claims.map(({ id, hosts }) => [id, new Set(hosts)]));
  const isHeld = (host: string): boolean => claimants.get(holders.get(host) ?? '')?.has(host) ?? false;

  const candidates: Candidate[] = [];
  const slugsTaken = new Set<string>();
  for (const { id, hosts, own } of claims) {
    for (const host of hosts) {
      if (isHeld(host) || slugsTaken.has(host)) continue;
      const isOwn = host === own;
      if (!isOwn && isBelow(host, platformDomain)) continue; // only an administrator may assign it
      if (isOwn) slugsTaken.add(host);
      candidates.push({ host, dealership: id, by: isOwn ? 'slug' : 'dns', former: holders.get(host) });
    }
  }
  return candidates;
}
