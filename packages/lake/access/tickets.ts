/** One-time keys with a short life; only their hashes are stored. */
import { and, eq, gt, lt } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from '@rooftop/database/pool';
import { hashSecret, newSecret } from './secrets.ts';
import { lakeTickets } from './tables.ts';

/** Seconds each kind lives. */
const LIFETIME = { sid: 60, stream: 30, password: 600 } as const;

/** 'sid' hands a session to the Studio, 'stream' signs in one stream, 'password' allows to choose a password. */
export type Ticket =
  | { readonly kind: 'sid' | 'password'; readonly userId: string }
  | { readonly kind: 'stream'; readonly tokenHash: Buffer };

/** Makes a ticket and answers its secret. Tickets that nobody used are cleared away here. */
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

/** Uses a ticket up; undefined when it is unknown, used or too old. */
async function take(pool: Pool, kind: Ticket['kind'], secret: string, now: Date) {
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

/** Uses a person's ticket up and answers his id; null when it is unknown, used or too old. */
export async function takeUserTicket(
  pool: Pool,
  kind: 'sid' | 'password',
  secret: string,
  now: Date,
): Promise<string | null> {
  return (await take(pool, kind, secret, now))?.userId ?? null;
}

/** Uses a stream's ticket up and answers the hash of the token it stands for; null as above. */
export async function takeStreamTicket(pool: Pool, secret: string, now: Date): Promise<Buffer | null> {
  return (await take(pool, 'stream', secret, now))?.tokenHash ?? null;
}
