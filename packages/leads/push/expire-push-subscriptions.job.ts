import { defineJob } from '@rooftop/database/define-job';
import type { Pool } from '@rooftop/database/pool';

/** Devices on which the inbox was not opened for so long are dropped: their owners may have left. */
const UNUSED = '60 days';

/** Removes devices that have not been used for a long time. */
export const expirePushSubscriptionsJob = defineJob({
  name: 'expire_push_subscriptions',
  schedule: '57 3 * * *',
  async run({ pool }: { readonly pool: Pool }) {
    await pool.query('DELETE FROM push_subscriptions WHERE seen_at < now() - $1::interval', [UNUSED]);
  },
});
