/** Users. Someone else has seen their first password, so they choose their own at the first sign-in. */
import { inTransaction } from '@rooftop/database/pool';
import type { Pool, PoolClient } from '@rooftop/database/pool';
import { z } from 'zod';
import { addGrant } from './grants.ts';
import { hashPassword } from './passwords.ts';
import type { Grant } from '../rights/principal.ts';
import { newId, newPassword } from '../secrets/secrets.ts';

/** An email address as stored and compared. */
export const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** Line breaks and what mail programs turn into links: a name stands in mail that the platform sends. */
const NOT_IN_NAMES = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>]|:\/\/|www\.|[\p{L}\d-]{2,}\.\p{L}{2,}(?![\p{L}])/iu;

/** A person's name as others see it, also in mail. */
export const personNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .refine(
    (name) => !NOT_IN_NAMES.test(name),
    'Write a name without line breaks, web addresses and angle brackets.',
  );

interface NewUser {
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
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO lake_users (id, email, name, password_hash, password_is_temporary) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING RETURNING id`,
      [newId('u'), email, name, passwordHash, password === undefined],
    );
    const [user] = rows;
    if (user === undefined) return null;
    for (const grant of granted) await addGrant(client, user.id, grant);
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
    const { rowCount } = await client.query(
      'UPDATE lake_users SET password_hash = $2, password_is_temporary = $3 WHERE id = $1',
      [userId, passwordHash, temporary],
    );
    await endSessions(client, userId);
    return rowCount !== 0;
  });
}

/** Disables or re-enables a user, and ends all their sessions. Returns false if there is no such user. */
export async function setDisabled(pool: Pool, userId: string, disabled: boolean): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const { rowCount } = await client.query('UPDATE lake_users SET disabled_at = $2 WHERE id = $1', [
      userId,
      disabled ? new Date() : null,
    ]);
    await endSessions(client, userId);
    return rowCount !== 0;
  });
}

/** Ends all sessions and unfinished sign-ins of a user. */
export async function endSessions(client: PoolClient, userId: string): Promise<void> {
  await client.query('DELETE FROM lake_sessions WHERE user_id = $1', [userId]);
  await client.query('DELETE FROM lake_tickets WHERE user_id = $1', [userId]);
  await client.query('DELETE FROM lake_devices WHERE user_id = $1', [userId]);
}
