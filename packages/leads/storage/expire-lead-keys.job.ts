import { defineJob } from '@rooftop/database/define-job';
import type { Pool } from '@rooftop/database/pool';

/** Deletes keys of leads whose time for repeats is over. */
export const expireLeadKeysJob = defineJob({
  name: 'expire_lead_keys',
  schedule: '*/10 * * * *',
  async run({ pool }: { readonly pool: Pool }) {
    await pool.query('DELETE FROM lead_keys WHERE expires_at <= now()');
  },
});
