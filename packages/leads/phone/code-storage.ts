/** Codes in the database: of a number there is its HMAC alone. */
import { createHmac } from 'node:crypto';
import type { Pool } from '@rooftop/database/pool';
import { z } from 'zod';
import { CODE_MINUTES, CODE_TRIES, type CodePlace } from './code-channel.ts';

/** What is stored of a code that was sent. */
export interface CodeStorage {
  /** Takes the place of an older one, with all tries open. */
  put(place: CodePlace, code: Buffer): Promise<void>;
  /** Takes one try. null: there is none any more; no code: the tries are used up */
  take(place: CodePlace): Promise<{ readonly code: Buffer | null } | null>;
  /** Uses it up. @returns whether it was there still: of two at the same time one is told so */
  use(place: CodePlace, code: Buffer): Promise<boolean>;
}

const rowsShape = z.array(z.object({ code: z.instanceof(Buffer), tries: z.number() }));

/** @param key of the purpose phone-codes */
export function createCodeStorage(pool: Pool, key: Buffer): CodeStorage {
  const hashOf = ({ dealership, phone }: CodePlace) =>
    createHmac('sha256', key).update(`${dealership}\n${phone}`).digest();
  return {
    async put(place, code) {
      await pool.query(
        `INSERT INTO phone_codes (dealership, phone, code, expires_at)
         VALUES ($1, $2, $3, now() + make_interval(mins => $4))
         ON CONFLICT (dealership, phone) DO UPDATE
           SET code = excluded.code, expires_at = excluded.expires_at, tries = 0`,
        [place.dealership, hashOf(place), code, CODE_MINUTES],
      );
    },
    async take(place) {
      const { rows } = await pool.query(
        `UPDATE phone_codes SET tries = tries + 1
         WHERE dealership = $1 AND phone = $2 AND expires_at > now() RETURNING code, tries`,
        [place.dealership, hashOf(place)],
      );
      const [row] = rowsShape.parse(rows);
      if (row === undefined) return null;
      return { code: row.tries > CODE_TRIES ? null : row.code };
    },
    async use(place, code) {
      const { rowCount } = await pool.query(
        'DELETE FROM phone_codes WHERE dealership = $1 AND phone = $2 AND code = $3',
        [place.dealership, hashOf(place), code],
      );
      return rowCount === 1;
    },
  };
}

/** Forgets codes that are good for nothing any more. */
export async function expireCodes(pool: Pool): Promise<void> {
  await pool.query('DELETE FROM phone_codes WHERE expires_at <= now()');
}
