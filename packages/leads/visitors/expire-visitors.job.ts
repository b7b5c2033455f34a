import { defineJob } from '@rooftop/database/define-job';
import type { Pool } from '@rooftop/database/pool';

/** Lifetime of the cookie that alone leads to a row. Afterwards the personal data has no use. */
const NAMED_FOR = '30 days';
/**
 * Lifetime of rows without personal data. The year-over-year comparison needs to know returning visitors for a year
 * and a month.
 */
const KEPT_FOR = '13 months';

/** Deletes the personal data of visitors whose cookie has expired, and later the visitors. */
export const expireVisitorsJob = defineJob({
  name: 'expire_visitors',
  schedule: '30 3 * * *',
  async run({ pool }: { readonly pool: Pool }) {
    await pool.query(
      `UPDATE visitors SET profile = '{}', phone_verified_at = NULL
       WHERE profile <> '{}' AND seen_at < now() - $1::interval`,
      [NAMED_FOR],
    );
    await pool.query('DELETE FROM visitors WHERE seen_at < now() - $1::interval', [KEPT_FOR]);
  },
});
