import { defineJob, type JobLog } from '@rooftop/database/define-job';
import type { Pool } from '@rooftop/database/pool';
import { FeedError } from '@rooftop/inventory/feeds/feed-row';
import { importSource } from '@rooftop/inventory/feeds/import-source';
import { findSource } from '@rooftop/inventory/storage/sources';
import { z } from 'zod';
import { planImportNotice } from './send-import-notice.job.ts';

/**
 * Imports one source of a dealership's feeds. Errors in the feed are recorded for the dealer and don't fail the job. An
 * import that is worse than the ones before is mailed to the dealership.
 */
export const importInventoryJob = defineJob({
  name: 'import_inventory',
  /** Retries lost connections. An invalid feed waits until it is due again. */
  attempts: 3,
  payload: z.object({ dealership: z.string(), name: z.string() }),
  async run(
    { pool, log }: { readonly pool: Pool; readonly log: Pick<JobLog, 'info' | 'warn'> },
    { dealership, name },
  ) {
    const source = await findSource(pool, dealership, name);
    if (source === null) return;
    try {
      const { state, counts, problem } = await importSource(pool, source);
      if (problem === null) log.info({ dealership, source: name, state, counts }, 'Imported a feed');
      else log.warn({ dealership, source: name, problem }, 'Rejected a feed');
    } catch (error) {
      if (!(error instanceof FeedError)) throw error;
      log.warn({ dealership, source: name, problem: error.message }, 'Could not import a feed');
    }
    await planImportNotice(pool, dealership, name);
  },
});
