/** Imports dealers' feeds: one job per source, as often as its schedule says. */
import { addJob } from '@rooftop/database/add-job';
import type { Pool } from '@rooftop/database/pool';
import { FeedError } from '@rooftop/inventory/feeds/feed-row';
import { importSource } from '@rooftop/inventory/feeds/import-source';
import { dueSources, findSource } from '@rooftop/inventory/storage/sources';
import type { Logger } from 'pino';
import { z } from 'zod';
import { planImportNotice } from './send-import-notice.ts';

export const IMPORT_INVENTORY = 'import_inventory';

const payloadShape = z.object({ dealership: z.string(), name: z.string() });
/** Retries lost connections. An invalid feed waits until it is due again. */
const ATTEMPTS = 3;

/** Creates a job for every source that is due and does not have one yet. */
export async function scheduleImports(pool: Pool): Promise<void> {
  for (const { dealership, name } of await dueSources(pool)) {
    await addJob(pool, {
      task: IMPORT_INVENTORY,
      payload: { dealership, name },
      attempts: ATTEMPTS,
      queue: `inventory:${dealership}`,
      key: `inventory:${dealership}:${name}`,
      keyMode: 'preserve_run_at',
    });
  }
}

/**
 * Imports one source. Errors in the feed are recorded for the dealer and don't fail the job. An import that is worse than
 * the ones before is mailed to the dealership.
 */
export async function importInventory(pool: Pool, log: Logger, payload: unknown): Promise<void> {
  const { dealership, name } = payloadShape.parse(payload);
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
}
