import type { Queryable } from '@rooftop/database/pool';
import type { KeptConsents } from '../storage/delete-leads.ts';
import type { Shopper } from './privacy-api.ts';
import { CONSENT_OF_SHOPPER, shopperValues, VISITOR_OF_SHOPPER } from './shopper-sql.ts';

/**
 * Deletes what leads have about a person beside their leads: what the website remembers, consent evidence, and staff's
 * saved searches for their address. Call it before their leads are deleted, which lead to it.
 */
export async function forgetShopper(
  database: Queryable,
  dealership: string,
  shopper: Shopper,
  keptConsents: KeptConsents,
): Promise<void> {
  const values = shopperValues(dealership, shopper);
  await database.query(`DELETE FROM visitors WHERE ${VISITOR_OF_SHOPPER}`, values);
  if (keptConsents === 'none')
    await database.query(`DELETE FROM lead_consents WHERE ${CONSENT_OF_SHOPPER}`, values);
  await database.query(
    `UPDATE lead_views SET views = (
       SELECT coalesce(jsonb_agg(view ORDER BY position), '[]')
       FROM jsonb_array_elements(views) WITH ORDINALITY AS list (view, position) WHERE NOT ${MENTIONS})
     WHERE dealership = $1 AND EXISTS (SELECT FROM jsonb_array_elements(views) AS list (view) WHERE ${MENTIONS})`,
    values,
  );
}

/** SQL: whether a saved view has the person's address in its name or search. */
const TEXT = `concat_ws(' ', view->>'name', view->'filter'->>'search')`;
const MENTIONS = `(coalesce(position($2 IN lower(${TEXT})) > 0, false)
  OR coalesce(position($3 IN regexp_replace(${TEXT}, '\\D', '', 'g')) > 0, false))`;
