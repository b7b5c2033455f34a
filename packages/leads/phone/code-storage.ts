/** Codes in the database. Phone numbers are stored only as HMACs. */
import { BUDGETS } from '@rooftop/budgets/budgets';
import { signFor } from '@rooftop/tenancy/sign-for';
import type { Pool } from '@rooftop/database/pool';
import { z } from 'zod';
import { CODE_MINUTES, type CodeRecipient } from './code-channel.ts';

/** Storage of codes that were sent. */
export interface CodeStorage {
  /** Replaces an older code and resets its tries. */
  put(place: CodeRecipient, code: Buffer): Promise<void>;
  /** Uses one try. Returns null if there is no valid code; `code` is null if no tries are left. */
  useTry(place: CodeRecipient): Promise<{ readonly code: Buffer | null } | null>;
  /** Uses the code up. Returns whether it was still there; true for only one of two simultaneous calls. */
  use(place: CodeRecipient, code: Buffer): Promise<boolean>;
}

const rowsShape = z.array(z.object({ code: z.instanceof(Buffer), tries: z.number() }));

/** @param key of the purpose phone-codes */
export function createCodeStorage(pool: Pool, key: Buffer): CodeStorage {
  const hashOf = ({ dealership, phone }: CodeRecipient) => signFor(key, dealership, phone);
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
    async useTry(place) {
      const { rows } = await pool.query(
        `UPDATE phone_codes SET tries = tries + 1
         WHERE dealership = $1 AND phone = $2 AND expires_at > now() RETURNING code, tries`,
        [place.dealership, hashOf(place)],
      );
      const [row] = rowsShape.parse(rows);
      if (row === undefined) return null;
      return { code: row.tries > BUDGETS.codeTries.each ? null : row.code };
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
