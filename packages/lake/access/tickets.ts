/** Short-lived one-time keys. Only their hashes are stored. */
import type { Pool } from '@rooftop/database/pool';
import { hashSecret, newSecret } from './secrets.ts';

/** Lifetime of each kind, in seconds. */
const LIFETIME = { sid: 60, stream: 30, password: 600 } as const;

/** 'sid' passes a session to the Studio, 'stream' authenticates one stream, 'password' allows choosing a password. */
export type Ticket =
  | { readonly kind: 'sid' | 'password'; readonly userId: string }
  | { readonly kind: 'stream'; readonly tokenHash: Buffer };

/** Creates a ticket and returns its secret. Also deletes expired tickets. */
export async function issueTicket(pool: Pool, ticket: Ticket, now: Date): Promise<string> {
  const secret = newSecret();
  const [userId, tokenHash] = ticket.kind === 'stream' ? [null, ticket.tokenHash] : [ticket.userId, null];
  const expiresAt = new Date(now.getTime() + LIFETIME[ticket.kind] * 1000);
  await pool.query('DELETE FROM lake_tickets WHERE expires_at < $1', [now]);
  await pool.query(
    'INSERT INTO lake_tickets (hash, kind, user_id, token_hash, expires_at) VALUES ($1, $2, $3, $4, $5)',
    [hashSecret(secret), ticket.kind, userId, tokenHash, expiresAt],
  );
  return secret;
}

/** Redeems a ticket. Returns undefined if it is unknown, used or expired. */
async function redeem(pool: Pool, kind: Ticket['kind'], secret: string, now: Date) {
  const { rows } = await pool.query<{ userId: string | null; tokenHash: Buffer | null }>(
    `DELETE FROM lake_tickets WHERE hash = $1 AND kind = $2 AND expires_at > $3
     RETURNING user_id AS "userId", token_hash AS "tokenHash"`,
    [hashSecret(secret), kind, now],
  );
  return rows[0];
}

/** Redeems a user's ticket and returns their id, or null if it is unknown, used or expired. */
export async function redeemUserTicket(
  pool: Pool,
  kind: 'sid' | 'password',
  secret: string,
  now: Date,
): Promise<string | null> {
  return (await redeem(pool, kind, secret, now))?.userId ?? null;
}

/** Redeems a stream's ticket and returns its token's hash, or null if it is unknown, used or expired. */
export async function redeemStreamTicket(pool: Pool, secret: string, now: Date): Promise<Buffer | null> {
  return (await redeem(pool, 'stream', secret, now))?.tokenHash ?? null;
}
