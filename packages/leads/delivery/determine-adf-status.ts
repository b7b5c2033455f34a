import type { PoolClient } from '@rooftop/database/pool';

/** Class of the advisory locks, one per visitor with ADF leads. */
const VISITOR_LOCK = 'adf-status';

/**
 * Determines whether an ADF lead is `new` or `resend` (spec 4): `resend` if another ADF lead of the same visitor is
 * on its way or delivered. Text-only leads and quarantined leads have no ADF delivery and do not count. Of two
 * simultaneous leads one is `new`, because the second waits for the first one's transaction.
 * @param lead id; its ADF deliveries must not be added yet
 * @param options.isAlwaysNew whether the dealership counts every request as `new` (decision 114)
 */
export async function determineAdfStatus(
  client: Pick<PoolClient, 'query'>,
  lead: string,
  { isAlwaysNew }: { readonly isAlwaysNew: boolean },
): Promise<void> {
  await client.query(
    `SELECT pg_advisory_xact_lock(hashtext($2), hashtext(circumstances->>'visitor')) FROM leads
     WHERE id = $1 AND circumstances->>'visitor' IS NOT NULL`,
    [lead, VISITOR_LOCK],
  );
  await client.query(
    `UPDATE leads SET circumstances = jsonb_set(circumstances, '{status}', CASE WHEN NOT $2 AND EXISTS (
       SELECT FROM leads AS earlier JOIN deliveries ON deliveries.lead = earlier.id
       WHERE earlier.circumstances->>'visitor' = leads.circumstances->>'visitor' AND earlier.id <> leads.id
         AND earlier.dealership = leads.dealership AND deliveries.destination->>'channel' IN ('adf-mail', 'adf-api'))
       THEN '"resend"'::jsonb ELSE '"new"'::jsonb END)
     WHERE id = $1`,
    [lead, isAlwaysNew],
  );
}
