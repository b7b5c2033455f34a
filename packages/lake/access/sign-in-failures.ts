/** Slows down password guessing by its source. Failures are stored in PostgreSQL, so a restart doesn't reset them. */
import { eq, inArray, lt, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from '@rooftop/database/pool';
import { hashSecret } from './secrets.ts';
import { lakeSignInFailures } from './tables.ts';

/**
 * Failures without a delay. An IP address may be shared by a whole office, so it gets more. `pair` is one IP address
 * trying one account: failures elsewhere do not lock it, so strangers cannot lock anyone out.
 */
const FREE = { address: 30, pair: 5, device: 10 } as const;
/** Failures of an account, from anywhere, after which each IP address gets one free attempt at it instead of five. */
const ACCOUNT_UNDER_ATTACK = 100;
const FIRST_DELAY_SECONDS = 15;
const LONGEST_DELAY_SECONDS = 15 * 60;
const FORGOTTEN_AFTER_MS = 24 * 60 * 60 * 1000;

type Kind = keyof typeof FREE | 'account';

/** A sign-in attempt. */
export interface Attempt {
  readonly email: string;
  /** IP address. See clientAddress. */
  readonly address: string;
  /** The browser's secret if this user has signed in with it before, which gives it its own budget. */
  readonly device: string | null;
}

const keyOf = (kind: Kind, value: string): string => `${kind}:${hashSecret(value).toString('base64url')}`;
const pairOf = ({ email, address }: Attempt): string => `${address} ${email}`;

/**
 * Counts an attempt before the password is checked, so that simultaneous attempts are all counted.
 * @returns seconds to wait if the device, the IP address, or the IP address for this account is locked, or 0
 */
export async function countAttempt(pool: Pool, attempt: Attempt, now: Date): Promise<number> {
  const { email, address, device } = attempt;
  if (device !== null) return count(pool, keyOf('device', `${device} ${email}`), FREE.device, now);
  // Checks the IP address first: a locked address must not count against other people's accounts.
  const wait = await count(pool, keyOf('address', address), FREE.address, now);
  if (wait > 0) return wait;
  const free = (await failuresOf(pool, email, now)) < ACCOUNT_UNDER_ATTACK ? FREE.pair : 1;
  const pairWait = await count(pool, keyOf('pair', pairOf(attempt)), free, now);
  // The account is only counted, never locked.
  if (pairWait === 0) await count(pool, keyOf('account', email), Number.MAX_SAFE_INTEGER, now);
  return pairWait;
}

/** Returns an account's failures within the last day, from all IP addresses. */
async function failuresOf(pool: Pool, email: string, now: Date): Promise<number> {
  const [row] = await drizzle(pool)
    .select()
    .from(lakeSignInFailures)
    .where(eq(lakeSignInFailures.key, keyOf('account', email)));
  const isRecent = row !== undefined && row.lastFailedAt.getTime() > now.getTime() - FORGOTTEN_AFTER_MS;
  return isRecent ? row.failures : 0;
}

async function count(pool: Pool, key: string, free: number, now: Date): Promise<number> {
  const db = drizzle(pool);
  const forgotten = new Date(now.getTime() - FORGOTTEN_AFTER_MS);
  const failures = sql`case when ${lakeSignInFailures.lastFailedAt} < ${forgotten} then 1
    else ${lakeSignInFailures.failures} + 1 end`;
  // Doubles with each failure beyond the free ones.
  const delay = sql`case when ${failures} <= ${free}::bigint then 0
    else least(${LONGEST_DELAY_SECONDS}, ${FIRST_DELAY_SECONDS} * power(2, least(20, ${failures} - ${free}::bigint - 1))) end`;
  const counted = await db
    .insert(lakeSignInFailures)
    .values({ key, failures: 1, lastFailedAt: now, lockedUntil: now })
    .onConflictDoUpdate({
      target: lakeSignInFailures.key,
      set: {
        failures,
        lastFailedAt: now,
        lockedUntil: sql`${now}::timestamptz + make_interval(secs => ${delay})`,
      },
      setWhere: sql`${lakeSignInFailures.lockedUntil} <= ${now}`,
    })
    .returning({ key: lakeSignInFailures.key });
  if (counted.length > 0) return 0;
  const [row] = await db.select().from(lakeSignInFailures).where(eq(lakeSignInFailures.key, key));
  return row === undefined ? 1 : Math.max(1, Math.ceil((row.lockedUntil.getTime() - now.getTime()) / 1000));
}

/**
 * After a correct password, resets the failures of this device or IP address with the account, and takes back this
 * one attempt.
 */
export async function resetFailures(pool: Pool, attempt: Attempt, now: Date): Promise<void> {
  const { email, address, device } = attempt;
  const db = drizzle(pool);
  const forgotten = new Date(now.getTime() - FORGOTTEN_AFTER_MS);
  await db.delete(lakeSignInFailures).where(lt(lakeSignInFailures.lastFailedAt, forgotten));
  if (device !== null) {
    await db
      .delete(lakeSignInFailures)
      .where(eq(lakeSignInFailures.key, keyOf('device', `${device} ${email}`)));
    return;
  }
  await db.delete(lakeSignInFailures).where(eq(lakeSignInFailures.key, keyOf('pair', pairOf(attempt))));
  await db
    .update(lakeSignInFailures)
    .set({ failures: sql`greatest(0, ${lakeSignInFailures.failures} - 1)`, lockedUntil: now })
    .where(inArray(lakeSignInFailures.key, [keyOf('address', address), keyOf('account', email)]));
}
