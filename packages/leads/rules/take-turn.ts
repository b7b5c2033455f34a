import type { Pool } from '@rooftop/database/pool';

/**
 * Returns whose turn it is among the recipients of a rule, and counts it. Each of several leads at once gets its own
 * turn. A form that is sent again takes one too.
 * @param dealership document id
 * @param rule key of the rule
 * @param recipients at least one
 */
export async function takeTurn(
  pool: Pool,
  dealership: string,
  rule: string,
  recipients: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ taken: number }>(
    `INSERT INTO lead_turns (dealership, rule, taken) VALUES ($1, $2, 1)
     ON CONFLICT (dealership, rule) DO UPDATE SET taken = lead_turns.taken + 1 RETURNING taken::float8 AS taken`,
    [dealership, rule],
  );
  const turn = ((rows[0]?.taken ?? 1) - 1) % recipients.length;
  return recipients.slice(turn, turn + 1);
}
