import { defineJob } from '@rooftop/database/define-job';
import type { Pool } from '@rooftop/database/pool';

/** Deletes expired counts of what callers do. */
export const expireRatesJob = defineJob({
  name: 'expire_rates',
  schedule: '*/10 * * * *',
  async run({ pool }: { readonly pool: Pool }) {
    await pool.query('DELETE FROM request_rates WHERE expire < extract(epoch FROM now()) * 1000');
  },
});
