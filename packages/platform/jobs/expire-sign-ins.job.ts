import { defineJob } from '@rooftop/database/define-job';
import type { Pool } from '@rooftop/database/pool';

/** Failed sign-ins are deleted a day after the last one. */
const REMEMBER_FAILURES = '1 day';

/**
 * Deletes expired sessions, one-time tickets, counts of failed sign-ins, and entries of the log of accounts that are
 * older than a year.
 */
export const expireSignInsJob = defineJob({
  name: 'expire_sign_ins',
  schedule: '*/10 * * * *',
  async run({ pool }: { readonly pool: Pool }) {
    await pool.query('DELETE FROM lake_sessions WHERE expires_at <= now() OR ends_at <= now()');
    await pool.query('DELETE FROM lake_tickets WHERE expires_at <= now()');
    await pool.query(`DELETE FROM lake_devices WHERE used_at < now() - interval '1 year'`);
    await pool.query(
      `DELETE FROM lake_sign_in_failures WHERE locked_until <= now() AND last_failed_at < now() - $1::interval`,
      [REMEMBER_FAILURES],
    );
    await pool.query('SELECT expire_access_events()');
  },
});
