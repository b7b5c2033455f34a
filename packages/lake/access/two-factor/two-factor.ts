/** Two-factor sign-in of a user: an authenticator app, and recovery codes for when it is lost. */
import { inTransaction, type Pool, type PoolClient } from '@rooftop/database/pool';
import { type AccessEventName, recordEvent } from '../audit/access-log.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { seal, unseal } from '../secrets/seal.ts';
import { matchTotp } from './totp.ts';
import type { UserTicket } from '../secrets/tickets.ts';
import { endSessions } from '../accounts/users.ts';

/** What the audit log says about second factors. */
const TWO_FACTOR_EVENTS = [
  'twoFactorOn',
  'twoFactorOff',
  'twoFactorReset',
  'recoveryCodeUsed',
  'recoveryCodesRenewed',
] as const satisfies readonly AccessEventName[];
export type TwoFactorEvent = (typeof TWO_FACTOR_EVENTS)[number];

interface TwoFactorOptions {
  readonly pool: Pool;
  /** 32 bytes. Seals secrets and hashes recovery codes. */
  readonly key: Uint8Array;
}

const purposeOf = (userId: string): string => `totp/${userId}`;

/** Seals a secret that its user has not confirmed yet, for a field of the form. It fits to this user only. */
export function sealNewSecret(key: Uint8Array, userId: string, secret: Uint8Array): string {
  return seal(key, `new-totp/${userId}`, secret).toString('base64url');
}

/** Returns the secret of `sealNewSecret`, or null if the field was changed. */
export function unsealNewSecret(key: Uint8Array, userId: string, field: string): Buffer | null {
  return unseal(key, `new-totp/${userId}`, Buffer.from(field, 'base64url'));
}

/** Returns true if the user has to enter a code to sign in. */
export async function isTwoFactorOn(pool: Pool, userId: string): Promise<boolean> {
  const { rows } = await pool.query('SELECT FROM lake_two_factor WHERE user_id = $1', [userId]);
  return rows.length > 0;
}

/** Returns how many recovery codes the user has left. */
export async function countRecoveryCodes(pool: Pool, userId: string): Promise<number> {
  const { rows } = await pool.query<{ left: number }>(
    'SELECT count(*)::int AS left FROM lake_recovery_codes WHERE user_id = $1',
    [userId],
  );
  return rows[0]?.left ?? 0;
}

async function storeRecoveryCodes(client: PoolClient, key: Uint8Array, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await client.query('DELETE FROM lake_recovery_codes WHERE user_id = $1', [userId]);
  await client.query(
    'INSERT INTO lake_recovery_codes (user_id, hash) SELECT $1, hash FROM unnest($2::bytea[]) AS made (hash)',
    [userId, codes.map((code) => hashRecoveryCode(key, userId, code))],
  );
  return codes;
}

/**
 * Turns two-factor sign-in on with the app that gave this code, or replaces the app. Other unfinished sign-ins end, and
 * sessions no longer count as two-factor.
 * @returns the recovery codes; or null if the code is wrong, or if it is on already and the ticket has no second factor
 */
export async function turnOn(
  { pool, key }: TwoFactorOptions,
  { userId, twoFactorAt }: UserTicket,
  { secret, code, now }: { readonly secret: Uint8Array; readonly code: string; readonly now: Date },
): Promise<string[] | null> {
  const step = matchTotp(secret, code, now);
  if (step === null) return null;
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query(
      `INSERT INTO lake_two_factor AS known (user_id, secret, last_step, turned_on_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (user_id) DO UPDATE
         SET secret = excluded.secret, last_step = excluded.last_step, turned_on_at = excluded.turned_on_at
         WHERE $5
       RETURNING user_id`,
      [userId, seal(key, purposeOf(userId), secret), step, now, twoFactorAt !== null],
    );
    if (rows.length === 0) return null;
    await client.query('DELETE FROM lake_tickets WHERE user_id = $1', [userId]);
    await client.query('UPDATE lake_sessions SET two_factor_at = NULL WHERE user_id = $1', [userId]);
    await recordEvent(client, { event: 'twoFactorOn', userId, byId: userId }, now);
    return storeRecoveryCodes(client, key, userId);
  });
}

/** Replaces the recovery codes and returns the new ones, or null if two-factor sign-in is off. */
export async function renewRecoveryCodes(
  { pool, key }: TwoFactorOptions,
  userId: string,
  now: Date,
): Promise<string[] | null> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query('SELECT FROM lake_two_factor WHERE user_id = $1 FOR UPDATE', [
      userId,
    ]);
    if (rows.length === 0) return null;
    await recordEvent(client, { event: 'recoveryCodesRenewed', userId, byId: userId }, now);
    return storeRecoveryCodes(client, key, userId);
  });
}

/**
 * Turns two-factor sign-in off. Sessions no longer count as two-factor, and unfinished sign-ins end. If another user
 * does it, the sessions end too.
 * @param byId the user, or who resets it for them. Null for the operator on the command line.
 * @returns false if it is off
 */
export async function turnOff(pool: Pool, userId: string, byId: string | null, now: Date): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const { rowCount } = await client.query('DELETE FROM lake_two_factor WHERE user_id = $1', [userId]);
    if (rowCount === 0) return false;
    const event = byId === userId ? 'twoFactorOff' : 'twoFactorReset';
    await recordEvent(client, { event, userId, byId }, now);
    // Their tickets would start a session with a second factor.
    await client.query('DELETE FROM lake_tickets WHERE user_id = $1', [userId]);
    await client.query('UPDATE lake_sessions SET two_factor_at = NULL WHERE user_id = $1', [userId]);
    if (event === 'twoFactorReset') await endSessions(client, userId);
    return true;
  });
}

/**
 * Uses up a code of the authenticator app, or a recovery code. Of simultaneous uses of one code, one succeeds.
 * @returns false if it is wrong, was used before, or two-factor sign-in is off
 * @throws if the secret was sealed with another key
 */
export async function redeemCode(
  { pool, key }: TwoFactorOptions,
  userId: string,
  entered: string,
  now: Date,
): Promise<boolean> {
  const code = entered.replace(/[\s-]/g, '');
  if (/^\d{6}$/.test(code)) return redeemTotp({ pool, key }, userId, code, now);
  const hash = hashRecoveryCode(key, userId, code);
  if (hash === null) return false;
  return inTransaction(pool, async (client) => {
    const used = await client.query('DELETE FROM lake_recovery_codes WHERE user_id = $1 AND hash = $2', [
      userId,
      hash,
    ]);
    if (used.rowCount !== 1) return false;
    await recordEvent(client, { event: 'recoveryCodeUsed', userId, byId: userId }, now);
    return true;
  });
}

async function redeemTotp(
  { pool, key }: TwoFactorOptions,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await pool.query<{ secret: Buffer }>(
    'SELECT secret FROM lake_two_factor WHERE user_id = $1',
    [userId],
  );
  const [row] = rows;
  if (row === undefined) return false;
  const secret = unseal(key, purposeOf(userId), row.secret);
  if (secret === null) throw new Error('The second factor of a user was sealed with another key.');
  const step = matchTotp(secret, code, now);
  if (step === null) return false;
  // The secret is compared too: a new app must not be set back by a code of the old one.
  const used = await pool.query(
    'UPDATE lake_two_factor SET last_step = $3 WHERE user_id = $1 AND secret = $2 AND last_step < $3',
    [userId, row.secret, step],
  );
  return used.rowCount === 1;
}

/** Returns what the audit log says about a user's second factor, oldest first. */
export async function readTwoFactorEvents(
  pool: Pool,
  userId: string,
): Promise<{ event: TwoFactorEvent; at: Date }[]> {
  const { rows } = await pool.query<{ event: TwoFactorEvent; at: Date }>(
    'SELECT event, at FROM lake_access_events WHERE user_id = $1 AND event = ANY($2) ORDER BY id',
    [userId, TWO_FACTOR_EVENTS],
  );
  return rows;
}
