/** Inventories follow their dealers' feeds: one job per source, as often as its schedule says. */
import type { Pool } from '@rooftop/database/pool';
import { FeedError } from '@rooftop/inventory/feeds/feed-row';
import { importSource } from '@rooftop/inventory/feeds/import-source';
import { dueSources, findSource } from '@rooftop/inventory/storage/sources';
import type { Logger } from 'pino';
import { z } from 'zod';

export const IMPORT_INVENTORY = 'import_inventory';

const payloadShape = z.object({ dealership: z.string(), name: z.string() });
/** A lost connection is tried again; a feed that is wrong waits for its next time. */
const ATTEMPTS = 3;

/** Makes a job for every source that is due; a source that has one waiting gets no second. */
export async function scheduleImports(pool: Pool): Promise<void> {
  for (const { dealership, name } of await dueSources(pool)) {
    await pool.query(
      `SELECT graphile_worker.add_job($1, payload := $2::json, queue_name := $3, job_key := $4, max_attempts := $5,
         job_key_mode := 'preserve_run_at')`,
      [
        IMPORT_INVENTORY,
        JSON.stringify({ dealership, name }),
        `inventory:${dealership}`,
        `inventory:${dealership}:${name}`,
        ATTEMPTS,
      ],
    );
  }
}

/** Imports one source. What is wrong with its feed is on record for the dealer and no fault of the job. */
export async function importInventory(pool: Pool, log: Logger, payload: unknown): Promise<void> {
  const { dealership, name } = payloadShape.parse(payload);
  const source = await findSource(pool, dealership, name);
  if (source === null) return;
  try {
    const { state, counts, problem } = await importSource(pool, source);
    if (problem === null) log.info({ dealership, source: name, state, counts }, 'Imported a feed');
    else log.warn({ dealership, source: name, problem }, 'Refused a feed');
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    log.warn({ dealership, source: name, problem: error.message }, 'Could not import a feed');
  }
}
