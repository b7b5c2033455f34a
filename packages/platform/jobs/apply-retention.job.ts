/** Deletes leads and consent evidence at the end of their dealership's terms. */
import { defineJob, type JobLog } from '@rooftop/database/define-job';
import { inTransaction, type Pool } from '@rooftop/database/pool';
import { type DueLead, lockDueLeads, type RetentionTerms } from '@rooftop/leads/retention/due-leads';
import { expireConsents } from '@rooftop/leads/retention/expire-consents';
import { type Expired, listDealershipsToClear, logRetention } from '@rooftop/leads/retention/retention-log';
import { deleteLeadsEverywhere } from '../leads/delete-leads-everywhere.ts';

/** Leads, and rows of consent evidence, per transaction. */
const BATCH = 500;

interface RetentionServices {
  readonly pool: Pool;
  readonly log: Pick<JobLog, 'info' | 'warn'>;
  /** Reads a dealership's terms. Resolves to null if its document was deleted. */
  readonly readRetention: (dealership: string) => Promise<RetentionTerms | null>;
}

/** Runs every night in any number of workers. */
export const applyRetentionJob = defineJob({
  name: 'apply_retention',
  schedule: '5 4 * * *',
  catchUpHours: 24,
  run: (services: RetentionServices) => applyRetention(services),
});

/** Clears every dealership. One whose terms cannot be read keeps everything until the next run. */
export async function applyRetention(
  { pool, log, readRetention }: RetentionServices,
  batch = BATCH,
): Promise<void> {
  for (const dealership of await listDealershipsToClear(pool)) {
    try {
      const terms = await readRetention(dealership);
      if (terms === null) log.warn({ dealership }, 'Kept the leads of a dealership without a document');
      else await applyTerms(pool, dealership, terms, { batch, log });
    } catch (error) {
      log.warn({ dealership, err: error }, 'Could not delete leads at the end of their term');
    }
  }
}

async function applyTerms(
  pool: Pool,
  dealership: string,
  terms: RetentionTerms,
  { batch, log }: { readonly batch: number; readonly log: Pick<JobLog, 'info'> },
): Promise<void> {
  let isMore = true;
  while (isMore) {
    const expired = await deleteBatch(pool, dealership, terms, batch);
    const { consents, ...byTerm } = expired;
    const leads = byTerm.leads + byTerm.careers + byTerm.held;
    if (leads + consents > 0) log.info({ dealership, ...expired }, 'Deleted leads at the end of their term');
    isMore = leads === batch || consents === batch;
  }
}

/** Deletes one batch and logs it in the same transaction. */
const deleteBatch = (
  pool: Pool,
  dealership: string,
  terms: RetentionTerms,
  limit: number,
): Promise<Expired> =>
  inTransaction(pool, async (client) => {
    const due = await lockDueLeads(client, dealership, terms, limit);
    const idsOf = (...ended: readonly DueLead['term'][]) =>
      due.filter(({ term }) => ended.includes(term)).map(({ id }) => id);
    await deleteLeadsEverywhere(client, idsOf('leads', 'careers'), 'given');
    // A held lead was never answered, so nobody will ask for proof that it might be.
    await deleteLeadsEverywhere(client, idsOf('held'), 'none');
    const consents = await expireConsents(client, dealership, { ...terms, limit });
    const expired = {
      leads: idsOf('leads').length,
      careers: idsOf('careers').length,
      held: idsOf('held').length,
      consents,
    };
    await logRetention(client, dealership, expired, terms);
    return expired;
  });
