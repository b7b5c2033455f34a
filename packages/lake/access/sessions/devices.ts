/** Browsers that a user has signed in with. Failed attempts elsewhere never lock them. */
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Pool } from '@rooftop/database/pool';
import { hashSecret, newSecret } from '../secrets/secrets.ts';

const COOKIE = 'rooftop_device';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Returns the browser's secret if this user has signed in with it before, or null otherwise. */
export async function knownDevice(
  pool: Pool,
  context: Context,
  userId: string | undefined,
): Promise<string | null> {
  const secret = getCookie(context, COOKIE);
  if (secret === undefined || userId === undefined) return null;
  const { rows } = await pool.query('SELECT FROM lake_devices WHERE hash = $1 AND user_id = $2', [
    hashSecret(secret),
    userId,
  ]);
  return rows.length === 0 ? null : secret;
}

async function isIssued(pool: Pool, secret: string): Promise<boolean> {
  const { rows } = await pool.query('SELECT FROM lake_devices WHERE hash = $1 LIMIT 1', [hashSecret(secret)]);
  return rows.length > 0;
}

/** Remembers that a user has signed in with this browser. */
export async function rememberDevice(
  pool: Pool,
  context: Context,
  { userId, secure, now }: { readonly userId: string; readonly secure: boolean; readonly now: Date },
): Promise<void> {
  const sent = getCookie(context, COOKIE);
  // A secret that we did not issue may be known to whoever planted it.
  const secret = sent !== undefined && (await isIssued(pool, sent)) ? sent : newSecret();
  await pool.query(
    `INSERT INTO lake_devices (hash, user_id, used_at) VALUES ($1, $2, $3)
     ON CONFLICT (hash, user_id) DO UPDATE SET used_at = excluded.used_at`,
    [hashSecret(secret), userId, now],
  );
  setCookie(context, COOKIE, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure,
    maxAge: YEAR_SECONDS,
  });
}
