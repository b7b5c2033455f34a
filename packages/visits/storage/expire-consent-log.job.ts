import { defineJob } from '@rooftop/database/define-job';
import type { Pool } from '@rooftop/database/pool';

/**
 * How long choices are kept: 13 months in which they may be in force, and the 24 months for which California wants
 * records of opt-outs (11 CCR §7101).
 */
const KEPT_FOR = '37 months';

/** Deletes consent choices at the end of their retention. */
export const expireConsentLogJob = defineJob({
  name: 'expire_consent_log',
  schedule: '35 3 * * *',
  async run({ pool }: { readonly pool: Pool }) {
    await pool.query('DELETE FROM consent_choices WHERE chosen_at < now() - $1::interval', [KEPT_FOR]);
  },
});
