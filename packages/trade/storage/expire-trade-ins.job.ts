import { defineJob } from '@rooftop/database/define-job';
import type { Pool } from '@rooftop/database/pool';
import { TRADE_IN_KEPT_FOR } from './trade-in-storage.ts';

/** Deletes trade-ins that nobody continued. Their leads, with the photos, remain. */
export const expireTradeInsJob = defineJob({
  name: 'expire_trade_ins',
  schedule: '40 3 * * *',
  async run({ pool }: { readonly pool: Pool }) {
    await pool.query('DELETE FROM trade_ins WHERE changed_at <= now() - $1::interval', [TRADE_IN_KEPT_FOR]);
  },
});
