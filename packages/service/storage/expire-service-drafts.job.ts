import { defineJob } from '@rooftop/database/define-job';
import type { Queryable } from '@rooftop/database/pool';

/** How long a draft is kept after its last change. */
const KEPT_FOR = '14 days';

/** Deletes drafts of service appointments that nobody continued. */
export const expireServiceDraftsJob = defineJob({
  name: 'expire_service_drafts',
  schedule: '45 3 * * *',
  async run({ pool }: { readonly pool: Queryable }) {
    await pool.query('DELETE FROM service_drafts WHERE changed_at < now() - $1::interval', [KEPT_FOR]);
  },
});
