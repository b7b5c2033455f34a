/** Stores on which devices staff are told about new leads. */
import { randomUUID } from 'node:crypto';
import { BUDGETS } from '@rooftop/budgets/budgets';
import { inTransaction, type Pool } from '@rooftop/database/pool';
import { z } from 'zod';
import { type PushSubscription, pushSubscriptionShape } from './subscription.ts';

interface Owner {
  /** Document id. */
  readonly dealership: string;
  readonly userId: string;
}

/** Stores a device of a person, or renews it. A device that changed hands belongs to the person who asked last. */
export async function saveSubscription(
  pool: Pool,
  { dealership, userId }: Owner,
  { endpoint, keys, stores, onlyOpen, language }: PushSubscription,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query(
      `INSERT INTO push_subscriptions (id, dealership, user_id, endpoint, p256dh, auth, stores, only_open, language)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       ON CONFLICT (dealership, endpoint) DO UPDATE SET user_id = $3, p256dh = $5, auth = $6, stores = $7,
         only_open = $8, language = $9, seen_at = now()`,
      [randomUUID(), dealership, userId, endpoint, keys.p256dh, keys.auth, stores, onlyOpen, language],
    );
    // The least recently used ones are dropped.
    await client.query(
      `DELETE FROM push_subscriptions WHERE id IN (
         SELECT id FROM push_subscriptions WHERE dealership = $1 AND user_id = $2 ORDER BY seen_at DESC OFFSET $3)`,
      [dealership, userId, BUDGETS.pushDevices.person],
    );
  });
}

/** Finds what a person chose on a device, which they use now. Null if they are not told there. */
export async function findChoice(
  pool: Pool,
  { dealership, userId }: Owner,
  endpoint: string,
): Promise<Pick<PushSubscription, 'stores' | 'onlyOpen'> | null> {
  const { rows } = await pool.query<Pick<PushSubscription, 'stores' | 'onlyOpen'>>(
    `UPDATE push_subscriptions SET seen_at = now() WHERE dealership = $1 AND user_id = $2 AND endpoint = $3
     RETURNING stores, only_open AS "onlyOpen"`,
    [dealership, userId, endpoint],
  );
  return rows[0] ?? null;
}

export async function removeSubscription(
  pool: Pool,
  { dealership, userId }: Owner,
  endpoint: string,
): Promise<void> {
  await pool.query(
    'DELETE FROM push_subscriptions WHERE dealership = $1 AND user_id = $2 AND endpoint = $3',
    [dealership, userId, endpoint],
  );
}

const deviceShape = pushSubscriptionShape
  .pick({ endpoint: true, keys: true, language: true })
  .extend({ dealership: z.string(), userId: z.string() });
export type PushDevice = z.infer<typeof deviceShape>;

/** Finds a device. Null if it was removed meanwhile. */
export async function findDevice(pool: Pool, id: string): Promise<PushDevice | null> {
  const { rows } = await pool.query(
    `SELECT dealership, user_id AS "userId", endpoint, language,
       json_build_object('p256dh', p256dh, 'auth', auth) AS keys
     FROM push_subscriptions WHERE id = $1`,
    [id],
  );
  return rows.length === 0 ? null : deviceShape.parse(rows[0]);
}

/** Removes a device that its push service no longer knows, or whose owner may no longer read leads. */
export async function dropDevice(pool: Pool, id: string): Promise<void> {
  await pool.query('DELETE FROM push_subscriptions WHERE id = $1', [id]);
}
