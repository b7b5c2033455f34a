import { defineJob } from '@rooftop/database/define-job';
import type { Pool } from '@rooftop/database/pool';
import { deleteExpiredDrafts } from './application-drafts.ts';

/** Deletes drafts of credit applications whose day is over. */
export const expireCreditDraftsJob = defineJob({
  name: 'expire_credit_drafts',
  schedule: '*/10 * * * *',
  async run({ pool }: { readonly pool: Pool }) {
    await deleteExpiredDrafts({ pool });
  },
});
