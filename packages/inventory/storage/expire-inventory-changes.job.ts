import { defineJob } from '@rooftop/database/define-job';
import type { Pool } from '@rooftop/database/pool';

/** How long changes by import are kept. Prices, and what was advertised, are records that are never deleted. */
const KEPT_FOR = '2 years';

/** Deletes changes by import at the end of their retention. */
export const expireInventoryChangesJob = defineJob({
  name: 'expire_inventory_changes',
  schedule: '20 3 * * *',
  async run({ pool }: { readonly pool: Pool }) {
    await pool.query(
      `DELETE FROM inventory_changes USING inventory_imports
       WHERE inventory_imports.id = import AND started_at < now() - $1::interval`,
      [KEPT_FOR],
    );
  },
});
