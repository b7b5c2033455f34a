/** Short-lived one-time keys. Only their hashes are stored. */
import type { Pool } from '@rooftop/database/pool';
import { hashSecret, newSecret } from './secrets.ts';

/** Lifetime of each kind, in seconds. */
const LIFETIME = {
  sid: 60,
  stream: 30,
  password: 600,
  code: 600,
  settings: 600,
  stepUp: 600,
  reset: 3600,
} as const;

/**
 * Steps of signing in. 'sid' passes a session to the Studio, 'password' allows choosing a password, 'code' allows
 * entering the code that is missing, 'settings' allows changing two-factor sign-in, 'reset' is a mailed link
 * that allows choosing a password.
 */
type UserTicketKind = 'sid' | 'password' | 'code' | 'settings' | 'reset';

/** 'stream' authenticates one stream, 'stepUp' allows entering a code for a session. */
type Ticket =
  | {
      readonly kind: UserTicketKind;
      readonly userId: string;
      /** When the user entered a code. Null if they did not. */
      readonly twoFactorAt: Date | null;
    }
  | { readonly kind: 'stream'; readonly tokenHash: Buffer }
  | { readonly kind: 'stepUp'; readonly userId: string; readonly tokenHash: Buffer };

/** What a ticket says about its user. */
export interface UserTicket {
  readonly userId: string;
  readonly twoFactorAt: Date | null;
}

/** Creates a ticket and returns its secret. Also deletes expired tickets. */
export async function issueTicket(pool: Pool, ticket: Ticket, now: Date): Promise<string> {
  const secret = newSecret();
  const userId = ticket.kind === 'stream' ? null : ticket.userId;
  const tokenHash = ticket.kind === 'stream' || ticket.kind === 'stepUp' ? ticket.tokenHash : null;
  const twoFactorAt = ticket.kind === 'stream' || ticket.kind === 'stepUp' ? null : ticket.twoFactorAt;
  const expiresAt = new Date(now.getTime() + LIFETIME[ticket.kind] * 1000);
  await pool.query('DELETE FROM lake_tickets WHERE expires_at < $1', [now]);
  await pool.query(
    `INSERT INTO lake_tickets (hash, kind, user_id, token_hash, two_factor_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [hashSecret(secret), ticket.kind, userId, tokenHash, twoFactorAt, expiresAt],
  );
  return secret;
}

interface TicketRow {
  readonly userId: string | null;
  readonly tokenHash: Buffer | null;
  readonly twoFactorAt: Date | null;
}

const COLUMNS = 'user_id AS "userId", token_hash AS "tokenHash", two_factor_at AS "twoFactorAt"';
const VALID = 'hash = $1 AND kind = $2 AND expires_at > $3';

/** Redeems a ticket. Returns undefined if it is unknown, used or expired. */
async function redeem(pool: Pool, kind: Ticket['kind'], secret: string, now: Date) {
  const { rows } = await pool.query<TicketRow>(
    `DELETE FROM lake_tickets WHERE ${VALID} RETURNING ${COLUMNS}`,
    [hashSecret(secret), kind, now],
  );
  return rows[0];
}

/** Reads a ticket that stays valid. Returns undefined if it is unknown, used or expired. */
async function find(pool: Pool, kind: Ticket['kind'], secret: string, now: Date) {
  const { rows } = await pool.query<TicketRow>(`SELECT ${COLUMNS} FROM lake_tickets WHERE ${VALID}`, [
    hashSecret(secret),
    kind,
    now,
  ]);
  return rows[0];
}

const userTicketOf = (row: TicketRow | undefined): UserTicket | null =>
  row === undefined || row.userId === null ? null : { userId: row.userId, twoFactorAt: row.twoFactorAt };

/** Redeems a user's ticket, or returns null if it is unknown, used or expired. */
export async function redeemUserTicket(
  pool: Pool,
  kind: UserTicketKind,
  secret: string,
  now: Date,
): Promise<UserTicket | null> {
  return userTicketOf(await redeem(pool, kind, secret, now));
}

/** Returns a user's ticket, which stays valid, or null if it is unknown, used or expired. */
export async function findUserTicket(
  pool: Pool,
  kind: UserTicketKind | 'stepUp',
  secret: string,
  now: Date,
): Promise<UserTicket | null> {
  return userTicketOf(await find(pool, kind, secret, now));
}

/** Redeems a ticket for a session's code and returns the session's hash, or null if it is unknown, used or expired. */
export async function redeemStepUpTicket(pool: Pool, secret: string, now: Date): Promise<Buffer | null> {
  return (await redeem(pool, 'stepUp', secret, now))?.tokenHash ?? null;
}

/** Redeems a stream's ticket and returns its token's hash, or null if it is unknown, used or expired. */
export async function redeemStreamTicket(pool: Pool, secret: string, now: Date): Promise<Buffer | null> {
  return (await redeem(pool, 'stream', secret, now))?.tokenHash ?? null;
}
