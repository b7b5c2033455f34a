/** Short-lived one-time keys. Only their hashes are stored. */
import { and, eq, gt, lt } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from '@rooftop/database/pool';
import { hashSecret, newSecret } from './secrets.ts';
import { lakeTickets } from './tables.ts';

/** Lifetime of each kind, in seconds. */
const LIFETIME = { sid: 60, stream: 30, password: 600 } as const;

/** 'sid' passes a session to the Studio, 'stream' authenticates one stream, 'password' allows choosing a password. */
export type Ticket =
  | { readonly kind: 'sid' | 'password'; readonly userId: string }
  | { readonly kind: 'stream'; readonly tokenHash: Buffer };

/** Creates a ticket and returns its secret. Also deletes expired tickets. */
export async function issueTicket(pool: Pool, ticket: Ticket, now: Date): Promise<string> {
  const secret = newSecret();
  const db = drizzle(pool);
  await db.delete(lakeTickets).where(lt(lakeTickets.expiresAt, now));
  await db.insert(lakeTickets).values({
    ...ticket,
    hash: hashSecret(secret),
    expiresAt: new Date(now.getTime() + LIFETIME[ticket.kind] * 1000),
  });
  return secret;
}

/** Redeems a ticket. Returns undefined if it is unknown, used or expired. */
async function redeem(pool: Pool, kind: Ticket['kind'], secret: string, now: Date) {
  const [row] = await drizzle(pool)
    .delete(lakeTickets)
    .where(
      and(
        eq(lakeTickets.hash, hashSecret(secret)),
        eq(lakeTickets.kind, kind),
        gt(lakeTickets.expiresAt, now),
      ),
    )
    .returning({ userId: lakeTickets.userId, tokenHash: lakeTickets.tokenHash });
  return row;
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
