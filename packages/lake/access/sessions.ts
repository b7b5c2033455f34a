/** User sessions. They end 30 days after the last use, or after 90 days. */
import type { Pool } from '@rooftop/database/pool';
import { hashSecret, newToken } from './secrets.ts';
import type { UserTicket } from './tickets.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SLIDING_MS = 30 * DAY_MS;
const ABSOLUTE_MS = 90 * DAY_MS;

/**
 * Starts a session and returns its token, or null if the user may no longer sign in.
 * @param twoFactorAt when the user entered a code; null if they did not
 */
export async function startSession(
  pool: Pool,
  { userId, twoFactorAt }: UserTicket,
  now: Date,
): Promise<string | null> {
  await pool.query('DELETE FROM lake_sessions WHERE expires_at < $1 OR ends_at < $1', [now]);
  const allowed = await pool.query('SELECT FROM lake_users WHERE id = $1 AND disabled_at IS NULL', [userId]);
  if (allowed.rows.length === 0) return null;
  const token = newToken('session');
  await pool.query(
    `INSERT INTO lake_sessions (token_hash, user_id, created_at, expires_at, ends_at, two_factor_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [
      hashSecret(token),
      userId,
      now,
      new Date(now.getTime() + SLIDING_MS),
      new Date(now.getTime() + ABSOLUTE_MS),
      twoFactorAt,
    ],
  );
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
  await pool.query('UPDATE lake_sessions SET expires_at = least($2, ends_at) WHERE token_hash = $1', [
    tokenHash,
    later,
  ]);
}

/** Records that the session's user entered a code. */
export async function addTwoFactor(pool: Pool, tokenHash: Buffer, now: Date): Promise<void> {
  await pool.query('UPDATE lake_sessions SET two_factor_at = $2 WHERE token_hash = $1', [tokenHash, now]);
}

/** Ends a session. Does nothing if there is none. */
export async function endSession(pool: Pool, tokenHash: Buffer): Promise<void> {
  await pool.query('DELETE FROM lake_sessions WHERE token_hash = $1', [tokenHash]);
}
