import type { PoolClient } from '@rooftop/database/pool';
import type { EarlierLead } from './claim-key.ts';
import type { NewLead } from './insert-lead.ts';

/** As long as a visitor is recognized. */
const COUNTS_FOR = '30 days';

/**
 * The visitor's last lead of this form, if it has the same contact data. Another person with the same data has another
 * visitor id, so nobody can find out by trial who has applied.
 * @returns null if there is none or the contact data changed since
 */
export async function findSameContact(
  client: PoolClient,
  { dealership, form, isTest, content: { contact }, circumstances: { visitor } }: NewLead,
): Promise<EarlierLead | null> {
  const { rows } = await client.query<EarlierLead & { readonly isSame: boolean }>(
    `SELECT id, number::float8 AS number, code, content->'contact' = $5::jsonb AS "isSame" FROM leads
     WHERE circumstances->>'visitor' = $1 AND dealership = $2 AND form = $3 AND is_test = $4 AND state = 'accepted'
       AND accepted_at > now() - $6::interval
     ORDER BY accepted_at DESC LIMIT 1`,
    [visitor, dealership, form, isTest, JSON.stringify(contact), COUNTS_FOR],
  );
  const [last] = rows;
  return last?.isSame === true ? { id: last.id, number: last.number, code: last.code } : null;
}
