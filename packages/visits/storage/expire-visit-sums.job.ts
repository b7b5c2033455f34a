import { defineJob } from '@rooftop/database/define-job';
import type { Pool } from '@rooftop/database/pool';

/** How long sums are kept, so that a month can be compared with the same month of two years ago. */
const KEPT_FOR = '25 months';

/** Deletes daily sums at the end of their retention. */
export const expireVisitSumsJob = defineJob({
  name: 'expire_visit_sums',
  schedule: '55 3 * * *',
  async run({ pool }: { readonly pool: Pool }) {
    await pool.query('DELETE FROM visit_sums WHERE day < current_date - $1::interval', [KEPT_FOR]);
  },
});
