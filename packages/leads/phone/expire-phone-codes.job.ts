import { defineJob } from '@rooftop/database/define-job';
import type { Pool } from '@rooftop/database/pool';

/** Deletes expired codes. */
export const expirePhoneCodesJob = defineJob({
  name: 'expire_phone_codes',
  schedule: '*/10 * * * *',
  async run({ pool }: { readonly pool: Pool }) {
    await pool.query('DELETE FROM phone_codes WHERE expires_at <= now()');
  },
});
