import type { Pool } from '@rooftop/database/pool';
import { z } from 'zod';
import { leadContactShape } from '../lead.ts';

const contactShape = z.object({
  id: z.string(),
  number: z.number(),
  state: z.enum(['accepted', 'quarantined']),
  contact: leadContactShape,
});
/** Who sent a lead. */
type SentBy = z.infer<typeof contactShape>;

/** Finds who sent leads of a dealership, by the leads' ids, in no order. */
export async function findContacts(
  pool: Pool,
  dealership: string,
  ids: readonly string[],
): Promise<readonly SentBy[]> {
  const { rows } = await pool.query(
    `SELECT id, number::float8 AS number, state, content->'contact' AS contact FROM leads
     WHERE dealership = $1 AND id = ANY($2)`,
    [dealership, ids],
  );
  return z.array(contactShape).parse(rows);
}
