import { defineJob } from '@rooftop/database/define-job';
import type { Pool } from '@rooftop/database/pool';

/** Deletes the uses of expired tokens. */
export const expireTokenUsesJob = defineJob({
  name: 'expire_token_uses',
  schedule: '*/10 * * * *',
  async run({ pool }: { readonly pool: Pool }) {
    await pool.query('DELETE FROM form_token_uses WHERE expires_at < now()');
  },
});
