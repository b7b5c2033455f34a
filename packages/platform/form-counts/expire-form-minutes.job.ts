import { defineJob } from '@rooftop/database/define-job';
import type { Pool } from '@rooftop/database/pool';

/** Deletes minutes that no longer count. */
export const expireFormMinutesJob = defineJob({
  name: 'expire_form_minutes',
  schedule: '*/10 * * * *',
  async run({ pool }: { readonly pool: Pool }) {
    await pool.query(`DELETE FROM form_minutes WHERE minute < now() - interval '2 hours'`);
  },
});
