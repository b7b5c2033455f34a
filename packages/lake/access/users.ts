/** Users. Someone else has seen their first password, so they choose their own at the first sign-in. */
import { inTransaction } from '@rooftop/database/pool';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from '@rooftop/database/pool';
import { z } from 'zod';
import { hashPassword } from './passwords.ts';
import type { Grant } from './principal.ts';
import { newId, newPassword } from './secrets.ts';
import { grants, lakeDevices, lakeSessions, lakeTickets, lakeUsers } from './tables.ts';

/** An email address as stored and compared. */
export const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());

export interface NewUser {
  readonly email: string;
  readonly name: string;
  readonly grants: readonly Grant[];
  /** Chosen by the user. If missing, a temporary one is generated. */
  readonly password?: string;
}

/** Creates a user. Returns their id and password, or null if the email address is taken. */
export async function createUser(
  pool: Pool,
  { email, name, grants: granted, password }: NewUser,
): Promise<{ id: string; password: string } | null> {
  const chosen = password ?? newPassword();
  const passwordHash = await hashPassword(chosen);
  return inTransaction(pool, async (client) => {
    const db = drizzle(client);
    const [user] = await db
      .insert(lakeUsers)
      .values({ id: newId('u'), email, name, passwordHash, passwordIsTemporary: password === undefined })
      .onConflictDoNothing()
      .returning({ id: lakeUsers.id });
    if (user === undefined) return null;
    if (granted.length > 0) {
      await db.insert(grants).values(granted.map((grant) => ({ principal: user.id, ...grant })));
    }
    return { id: user.id, password: chosen };
  });
}

/** Sets a password and ends all sessions of the user. Returns false if there is no such user. */
export async function setPassword(
  pool: Pool,
  userId: string,
  password: string,
  { temporary }: { readonly temporary: boolean },
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return inTransaction(pool, async (client) => {
    const db = drizzle(client);
    const changed = await db
      .update(lakeUsers)
      .set({ passwordHash, passwordIsTemporary: temporary })
      .where(eq(lakeUsers.id, userId))
      .returning({ id: lakeUsers.id });
    await endSessions(client, userId);
    return changed.length > 0;
  });
}

/** Disables or re-enables a user, and ends all their sessions. Returns false if there is no such user. */
export async function setDisabled(pool: Pool, userId: string, disabled: boolean): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const changed = await drizzle(client)
      .update(lakeUsers)
      .set({ disabledAt: disabled ? new Date() : null })
      .where(eq(lakeUsers.id, userId))
      .returning({ id: lakeUsers.id });
    await endSessions(client, userId);
    return changed.length > 0;
  });
}

async function endSessions(
  client: Parameters<Parameters<typeof inTransaction>[1]>[0],
  userId: string,
): Promise<void> {
  const db = drizzle(client);
  await db.delete(lakeSessions).where(eq(lakeSessions.userId, userId));
  await db.delete(lakeTickets).where(eq(lakeTickets.userId, userId));
  await db.delete(lakeDevices).where(eq(lakeDevices.userId, userId));
}
