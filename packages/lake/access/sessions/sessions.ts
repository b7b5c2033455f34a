/** User sessions. They end 30 days after the last use, or after 90 days. */
import { inTransaction, type Pool } from '@rooftop/database/pool';
import { recordEvent, USER_AGENT_LENGTH } from '../audit/access-log.ts';
import { type SessionDevice, deviceOf } from '../audit/device-of.ts';
import { hashSecret, newToken } from '../secrets/secrets.ts';
import type { UserTicket } from '../secrets/tickets.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const SLIDING_MS = 30 * DAY_MS;
const ABSOLUTE_MS = 90 * DAY_MS;
/** How old the time of a session's last use may become. */
const USE_MS = 5 * MINUTE_MS;

/**
 * Starts a session and returns its token, or null if the user may no longer sign in.
 * @param user twoFactorAt: when the user entered a code; null if they did not
 * @param userAgent header of the browser, if known
 */
export async function startSession(
  pool: Pool,
  { userId, twoFactorAt }: UserTicket,
  now: Date,
  userAgent: string | null = null,
): Promise<string | null> {
  await pool.query('DELETE FROM lake_sessions WHERE expires_at < $1 OR ends_at < $1', [now]);
  return inTransaction(pool, async (client) => {
    const allowed = await client.query('SELECT FROM lake_users WHERE id = $1 AND disabled_at IS NULL', [
      userId,
    ]);
    if (allowed.rows.length === 0) return null;
    const token = newToken('session');
    await client.query(
      `INSERT INTO lake_sessions (token_hash, user_id, created_at, used_at, expires_at, ends_at, two_factor_at, user_agent)
       VALUES ($1, $2, $3, $3, $4, $5, $6, $7)`,
      [
        hashSecret(token),
        userId,
        now,
        new Date(now.getTime() + SLIDING_MS),
        new Date(now.getTime() + ABSOLUTE_MS),
        twoFactorAt,
        userAgent?.slice(0, USER_AGENT_LENGTH),
      ],
    );
    await recordEvent(client, { event: 'signedIn', userId, byId: userId, userAgent }, now);
    return token;
  });
}

/** Extends a session that is in use, and records the use. Writes at most every five minutes. */
export async function extendSession(pool: Pool, tokenHash: Buffer, usedAt: Date, now: Date): Promise<void> {
  if (now.getTime() - usedAt.getTime() < USE_MS) return;
  const later = new Date(now.getTime() + SLIDING_MS);
  await pool.query(
    'UPDATE lake_sessions SET used_at = $2, expires_at = least($3, ends_at) WHERE token_hash = $1',
    [tokenHash, now, later],
  );
}

/** Records that the session's user entered a code. */
export async function addTwoFactor(pool: Pool, tokenHash: Buffer, now: Date): Promise<void> {
  await pool.query('UPDATE lake_sessions SET two_factor_at = $2 WHERE token_hash = $1', [tokenHash, now]);
}

/** Signs out. Does nothing if there is no such session. */
export async function endSession(pool: Pool, tokenHash: Buffer, now: Date): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ userId: string }>(
      'DELETE FROM lake_sessions WHERE token_hash = $1 RETURNING user_id AS "userId"',
      [tokenHash],
    );
    for (const { userId } of rows) {
      await recordEvent(client, { event: 'signedOut', userId, byId: userId }, now);
    }
  });
}

/** A session as its user sees it. */
interface OwnSession {
  readonly id: string;
  /** Null if unknown. */
  readonly device: SessionDevice | null;
  readonly startedAt: Date;
  readonly usedAt: Date;
  /** Whether it is the one that asks. */
  readonly isCurrent: boolean;
}

/** Returns a user's sessions, last used first. */
export async function listSessions(
  pool: Pool,
  userId: string,
  current: Buffer,
  now: Date,
): Promise<OwnSession[]> {
  const { rows } = await pool.query<Omit<OwnSession, 'device'> & { userAgent: string | null }>(
    `SELECT id, user_agent AS "userAgent", created_at AS "startedAt", used_at AS "usedAt",
       token_hash = $2 AS "isCurrent"
     FROM lake_sessions WHERE user_id = $1 AND expires_at > $3 AND ends_at > $3
     ORDER BY "isCurrent" DESC, used_at DESC, id`,
    [userId, current, now],
  );
  return rows.map(({ userAgent, ...session }) => ({ ...session, device: deviceOf(userAgent) }));
}

/**
 * Ends sessions of a user: the one with this id, or all but `current`. One-time keys that would start a session end too.
 * @returns how many ended
 */
export async function endOwnSessions(
  pool: Pool,
  userId: string,
  which: { readonly id: string } | { readonly allBut: Buffer },
  now: Date,
): Promise<number> {
  return inTransaction(pool, async (client) => {
    const ended =
      'id' in which
        ? await client.query('DELETE FROM lake_sessions WHERE user_id = $1 AND id = $2', [userId, which.id])
        : await client.query('DELETE FROM lake_sessions WHERE user_id = $1 AND token_hash <> $2', [
            userId,
            which.allBut,
          ]);
    if (!('id' in which)) await client.query('DELETE FROM lake_tickets WHERE user_id = $1', [userId]);
    const count = ended.rowCount ?? 0;
    if (count > 0) await recordEvent(client, { event: 'sessionsEnded', userId, byId: userId }, now);
    return count;
  });
}
