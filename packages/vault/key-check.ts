import type { Pool } from '@rooftop/database/pool';
import { z } from 'zod';
import { deriveKey } from './derive-key.ts';

const KEY = /^[A-Za-z0-9+/]{43}=$/;
const rowShape = z.object({ value: z.instanceof(Uint8Array) });

/** Returns whether a key matches the check value of a database or its backup. */
export function matchesKeyCheck(master: string, check: Uint8Array): boolean {
  return KEY.test(master) && deriveKey(master, 'key-check').equals(check);
}

/**
 * Returns whether a database belongs to this ENCRYPTION_KEY. The first key that is checked becomes the database's
 * own.
 * @param master base64 of 32 bytes; any other text matches no database
 */
export async function matchesDatabaseKey(pool: Pool, master: string): Promise<boolean> {
  if (!KEY.test(master)) return false;
  const value = deriveKey(master, 'key-check');
  await pool.query('INSERT INTO key_check (value) VALUES ($1) ON CONFLICT DO NOTHING', [value]);
  const { rows } = await pool.query('SELECT value FROM key_check');
  return matchesKeyCheck(master, rowShape.parse(rows[0]).value);
}
