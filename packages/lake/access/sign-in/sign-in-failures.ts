/** Slows down password guessing by its source. Failures are stored in PostgreSQL, so a restart doesn't reset them. */
import { BUDGETS } from '@rooftop/budgets/budgets';
import type { Pool } from '@rooftop/database/pool';
import { hashSecret } from '../secrets/secrets.ts';

/**
 * Failures without a delay. An IP address may be shared by a whole office, so it gets more. `pair` is one IP address
 * trying one account: failures elsewhere do not lock it, so strangers cannot lock anyone out. `code` is an account's
 * codes of the second factor from anywhere: only who knows the password gets there.
 */
const FREE = {
  address: BUDGETS.signIns.caller,
  pair: BUDGETS.signInsToAccount.each,
  device: BUDGETS.signInsOfDevice.each,
  code: BUDGETS.signInCodes.each,
  resetAddress: BUDGETS.passwordLinks.caller,
  resetAccount: BUDGETS.passwordLinks.each,
} as const;
const FORGOTTEN_AFTER_MS = BUDGETS.signIns.windowMs;

type Kind = keyof typeof FREE | 'account';

/** A sign-in attempt. */
interface SignInAttempt {
  readonly email: string;
  /** IP address. See clientAddress. */
  readonly address: string;
  /** The browser's secret if this user has signed in with it before, which gives it its own budget. */
  readonly device: string | null;
}

const keyOf = (kind: Kind, value: string): string => `${kind}:${hashSecret(value).toString('base64url')}`;
const pairOf = ({ email, address }: SignInAttempt): string => `${address} ${email}`;

/**
 * Counts an attempt before the password is checked, so that simultaneous attempts are all counted.
 * @returns seconds to wait if the device, the IP address, or the IP address for this account is locked, or 0
 */
export async function countAttempt(pool: Pool, attempt: SignInAttempt, now: Date): Promise<number> {
  const { email, address, device } = attempt;
  if (device !== null) return count(pool, keyOf('device', `${device} ${email}`), FREE.device, now);
  // Checks the IP address first: a locked address must not count against other people's accounts.
  const wait = await count(pool, keyOf('address', address), FREE.address, now);
  if (wait > 0) return wait;
  const free = (await failuresOf(pool, email, now)) < BUDGETS.failedSignIns.each ? FREE.pair : 1;
  const pairWait = await count(pool, keyOf('pair', pairOf(attempt)), free, now);
  // The account is only counted, never locked.
  if (pairWait === 0) await count(pool, keyOf('account', email), Number.MAX_SAFE_INTEGER, now);
  return pairWait;
}

/** Counts the code of a second factor like a password, and per account as well. Returns seconds to wait, or 0. */
export async function countCode(pool: Pool, attempt: SignInAttempt, now: Date): Promise<number> {
  const wait = await countAttempt(pool, attempt, now);
  return wait > 0 ? wait : count(pool, keyOf('code', attempt.email), FREE.code, now);
}

/**
 * Counts a request for a link for a new password, whether an account has the email address or not.
 * @param request address: the IP address of somebody who is not signed in, otherwise null
 * @returns seconds to wait, or 0
 */
export async function countReset(
  pool: Pool,
  { email, address }: { readonly email: string; readonly address: string | null },
  now: Date,
): Promise<number> {
  const wait =
    address === null ? 0 : await count(pool, keyOf('resetAddress', address), FREE.resetAddress, now);
  if (wait > 0) return wait;
  const key = keyOf('resetAccount', email);
  // As long as a mailed link is valid: whoever has to wait because of a stranger's requests has a link that works.
  return count(pool, key, FREE.resetAccount, now, BUDGETS.passwordLinkWait.each);
}

/** Returns an account's failures within the last day, from all IP addresses. */
async function failuresOf(pool: Pool, email: string, now: Date): Promise<number> {
  const { rows } = await pool.query<{ failures: number }>(
    'SELECT failures FROM lake_sign_in_failures WHERE key = $1 AND last_failed_at > $2',
    [keyOf('account', email), new Date(now.getTime() - FORGOTTEN_AFTER_MS)],
  );
  return rows[0]?.failures ?? 0;
}

async function count(
  pool: Pool,
  key: string,
  free: number,
  now: Date,
  longestDelayMs: number = BUDGETS.signInWait.each,
): Promise<number> {
  const forgotten = new Date(now.getTime() - FORGOTTEN_AFTER_MS);
  const failures = 'CASE WHEN known.last_failed_at < $3 THEN 1 ELSE known.failures + 1 END';
  // Doubles with each failure beyond the free ones.
  const delay = `least(${longestDelayMs / 1000}, ${BUDGETS.firstSignInWait.each / 1000} * power(2, least(20, ${failures} - $4::bigint - 1)))`;
  // A free failure locks nobody, not even an attempt at the same moment whose time is a little earlier.
  const counted = await pool.query(
    `INSERT INTO lake_sign_in_failures AS known (key, failures, last_failed_at, locked_until)
     VALUES ($1, 1, $2::timestamptz, '-infinity')
     ON CONFLICT (key) DO UPDATE SET failures = ${failures}, last_failed_at = excluded.last_failed_at,
       locked_until = CASE WHEN ${failures} <= $4::bigint THEN known.locked_until
         ELSE $2::timestamptz + make_interval(secs => ${delay}) END
     WHERE known.locked_until <= $2::timestamptz
     RETURNING key`,
    [key, now, forgotten, free],
  );
  if (counted.rows.length > 0) return 0;
  const { rows } = await pool.query<{ lockedUntil: Date }>(
    'SELECT locked_until AS "lockedUntil" FROM lake_sign_in_failures WHERE key = $1',
    [key],
  );
  const [row] = rows;
  return row === undefined ? 1 : Math.max(1, Math.ceil((row.lockedUntil.getTime() - now.getTime()) / 1000));
}

/**
 * After a complete sign-in, resets the failures of this device or IP address with the account, and takes back its
 * attempts: one for a password, two for a password and a code.
 */
export async function resetFailures(
  pool: Pool,
  attempt: SignInAttempt,
  now: Date,
  attempts = 1,
): Promise<void> {
  const { email, address, device } = attempt;
  const own = device === null ? keyOf('pair', pairOf(attempt)) : keyOf('device', `${device} ${email}`);
  await pool.query('DELETE FROM lake_sign_in_failures WHERE key = ANY($1) OR last_failed_at < $2', [
    [own, keyOf('code', email)],
    new Date(now.getTime() - FORGOTTEN_AFTER_MS),
  ]);
  if (device !== null) return;
  await pool.query(
    `UPDATE lake_sign_in_failures SET failures = greatest(0, failures - $3), locked_until = least(locked_until, $2)
     WHERE key = ANY($1)`,
    [[keyOf('address', address), keyOf('account', email)], now, attempts],
  );
}
