/** The log of what was done with people's data. It holds nothing that says who they are. */
import type { Queryable } from '@rooftop/database/pool';
import { createHmac } from 'node:crypto';
import type { Actor } from '../inbox/lead-history.ts';
import type { DataCounts, PrivacyAction, Shopper } from './privacy-api.ts';
import { OF_SHOPPER, shopperValues } from './shopper-sql.ts';

/** What was done, and by whom. */
interface PrivacyEntry {
  /** Document id. */
  readonly dealership: string;
  readonly shopper: Shopper;
  readonly action: PrivacyAction;
  readonly by: Actor;
  readonly counts: DataCounts;
}

/**
 * Adds a line to the log, with the day on which the person asked on the website. Call it before their leads are deleted.
 * @param key of the purpose privacy-log
 */
export async function logPrivacy(
  database: Queryable,
  key: Uint8Array,
  { dealership, shopper, action, by, counts }: PrivacyEntry,
): Promise<void> {
  const { email, phone } = shopper;
  await database.query(
    `INSERT INTO privacy_log (dealership, user_id, user_name, action, email, phone, counts, requested_at)
     SELECT $1, $4, $5, $6, $7, $8, $9, max(accepted_at)
     FROM leads WHERE ${OF_SHOPPER} AND form = 'PRIVACY_REQUEST'`,
    [
      ...shopperValues(dealership, shopper),
      by.id,
      by.name,
      action,
      email && addressHash(key, dealership, email),
      phone && addressHash(key, dealership, phone),
      counts,
    ],
  );
}

/** Hashes an address per dealership, so that two dealerships cannot compare their logs. */
const addressHash = (key: Uint8Array, dealership: string, address: string): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify([dealership, address]))
    .digest();
