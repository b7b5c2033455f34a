/** User sessions. They end 30 days after the last use, or after 90 days. */
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from '@rooftop/database/pool';
import { hashSecret, newToken } from './secrets.ts';
import { lakeSessions, lakeUsers } from './tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SLIDING_MS = 30 * DAY_MS;
const ABSOLUTE_MS = 90 * DAY_MS;

/** Starts a session and returns its token, or null if the user may no longer sign in. */
export async function startSession(pool: Pool, userId: string, now: Date): Promise<string | null> {
  const db = drizzle(pool);
  await db.delete(lakeSessions).where(or(lt(lakeSessions.expiresAt, now), lt(lakeSessions.endsAt, now)));
  const allowed = await db
    .select({ id: lakeUsers.id })
    .from(lakeUsers)
    .where(and(eq(lakeUsers.id, userId), isNull(lakeUsers.disabledAt)));
  if (allowed.length === 0) return null;
  const token = newToken('session');
  await db.insert(lakeSessions).values({
    tokenHash: hashSecret(token),
    userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + SLIDING_MS),
    endsAt: new Date(now.getTime() + ABSOLUTE_MS),
  });
  return token;
}

/** Extends a session that is in use. Writes at most once a day. */
export async function extendSession(
  pool: Pool,
  tokenHash: Buffer,
  expiresAt: Date,
  now: Date,
): Promise<void> {
  if (expiresAt.getTime() - now.getTime() > SLIDING_MS - DAY_MS) return;
  const later = new Date(now.getTime() + SLIDING_MS);
  await drizzle(pool)
    .update(lakeSessions)
    .set({ expiresAt: sql`least(${later}, ${lakeSessions.endsAt})` })
    .where(eq(lakeSessions.tokenHash, tokenHash));
}

/** Ends a session. Does nothing if there is none. */
export async function endSession(pool: Pool, tokenHash: Buffer): Promise<void> {
  await drizzle(pool).delete(lakeSessions).where(eq(lakeSessions.tokenHash, tokenHash));
}
