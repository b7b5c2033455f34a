/** Browsers that a user has signed in with. Failed attempts elsewhere never lock them. */
import { and, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Pool } from '@rooftop/database/pool';
import { hashSecret, newSecret } from './secrets.ts';
import { lakeDevices } from './tables.ts';

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
  const [row] = await drizzle(pool)
    .select({ userId: lakeDevices.userId })
    .from(lakeDevices)
    .where(and(eq(lakeDevices.hash, hashSecret(secret)), eq(lakeDevices.userId, userId)));
  return row === undefined ? null : secret;
}

/** Remembers that a user has signed in with this browser. */
export async function rememberDevice(
  pool: Pool,
  context: Context,
  { userId, secure, now }: { readonly userId: string; readonly secure: boolean; readonly now: Date },
): Promise<void> {
  const db = drizzle(pool);
  const sent = getCookie(context, COOKIE);
  const [known] =
    sent === undefined
      ? []
      : await db
          .select()
          .from(lakeDevices)
          .where(eq(lakeDevices.hash, hashSecret(sent)))
          .limit(1);
  // A secret that we did not issue may be known to whoever planted it.
  const secret = sent !== undefined && known !== undefined ? sent : newSecret();
  await db
    .insert(lakeDevices)
    .values({ hash: hashSecret(secret), userId, usedAt: now })
    .onConflictDoUpdate({ target: [lakeDevices.hash, lakeDevices.userId], set: { usedAt: now } });
  setCookie(context, COOKIE, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure,
    maxAge: YEAR_SECONDS,
  });
}
