import type { Pool } from '@rooftop/database/pool';

/** As long as the cookie that alone leads to a row: afterwards nobody has a use for who it was. */
const NAMED_FOR = '30 days';
/** Rows without a name: whether he was there before is asked for the year's comparison, and a month. */
const KEPT_FOR = '13 months';

/** Forgets who visitors were when they can no longer come back as themselves, and after a longer while that they were. */
export async function expireVisitors(pool: Pool): Promise<void> {
  await pool.query(
    `UPDATE visitors SET profile = '{}', phone_verified_at = NULL
     WHERE profile <> '{}' AND seen_at < now() - $1::interval`,
    [NAMED_FOR],
  );
  await pool.query('DELETE FROM visitors WHERE seen_at < now() - $1::interval', [KEPT_FOR]);
}
