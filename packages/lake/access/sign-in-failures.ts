/** Guessing is slowed down per account and per address, in PostgreSQL, so that a restart forgets nothing. */
import { eq, lt, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from '@rooftop/database/pool';
import { hashSecret } from './secrets.ts';
import { lakeSignInFailures } from './tables.ts';

/** Failures that cost nothing. An address may stand for a whole office, so it is given more. */
const FREE = { account: 5, address: 30 } as const;
const FIRST_DELAY_SECONDS = 15;
const LONGEST_DELAY_SECONDS = 15 * 60;
const FORGOTTEN_AFTER_MS = 24 * 60 * 60 * 1000;

type Kind = keyof typeof FREE;

const keyOf = (kind: Kind, value: string): string => `${kind}:${hashSecret(value).toString('base64url')}`;

/**
 * Counts an attempt before the password is looked at, so that attempts at the same time cannot slip through.
 * @returns seconds to wait when the account or the address is locked, else 0
 */
export async function countAttempt(pool: Pool, email: string, address: string, now: Date): Promise<number> {
  // The address first: a locked address must not lock other people's accounts.
  for (const [kind, value] of [
    ['address', address],
    ['account', email],
  ] as const) {
    const wait = await count(pool, kind, keyOf(kind, value), now);
    if (wait > 0) return wait;
  }
  return 0;
}

async function count(pool: Pool, kind: Kind, key: string, now: Date): Promise<number> {
  const db = drizzle(pool);
  const forgotten = new Date(now.getTime() - FORGOTTEN_AFTER_MS);
  const failures = sql`case when ${lakeSignInFailures.lastFailedAt} < ${forgotten} then 1
    else ${lakeSignInFailures.failures} + 1 end`;
  // Doubles with each failure beyond the free ones.
  const delay = sql`case when ${failures} <= ${FREE[kind]} then 0
    else least(${LONGEST_DELAY_SECONDS}, ${FIRST_DELAY_SECONDS} * power(2, least(20, ${failures} - ${FREE[kind]} - 1))) end`;
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

/** A right password: the account starts afresh, and the address is given back this one attempt. */
export async function forgiveAttempt(pool: Pool, email: string, address: string, now: Date): Promise<void> {
  const db = drizzle(pool);
  const forgotten = new Date(now.getTime() - FORGOTTEN_AFTER_MS);
  await db.delete(lakeSignInFailures).where(lt(lakeSignInFailures.lastFailedAt, forgotten));
  await db.delete(lakeSignInFailures).where(eq(lakeSignInFailures.key, keyOf('account', email)));
  await db
    .update(lakeSignInFailures)
    .set({ failures: sql`greatest(0, ${lakeSignInFailures.failures} - 1)`, lockedUntil: now })
    .where(eq(lakeSignInFailures.key, keyOf('address', address)));
}
