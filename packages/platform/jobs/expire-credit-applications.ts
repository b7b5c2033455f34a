import type { Pool } from '@rooftop/database/pool';
import { deleteExpiredDrafts } from '@rooftop/vault/applications/application-drafts';
import { eraseDeletedKeys, expireApplications } from '@rooftop/vault/applications/application-term';
import type { Logger } from 'pino';

/** Deletes drafts whose day is over. */
export async function expireCreditDrafts(pool: Pool): Promise<void> {
  await deleteExpiredDrafts({ pool });
}

/**
 * Deletes applications whose term is over, and erases deleted keys from the database's files. It erases in every run,
 * because drafts are deleted all day, and because an open transaction may have delayed the run before.
 */
export async function expireCreditApplications(pool: Pool, log: Logger): Promise<void> {
  const deleted = await expireApplications(pool);
  const isLogEnded = await eraseDeletedKeys(pool);
  if (deleted > 0) log.info({ deleted, isLogEnded }, 'Deleted credit applications at the end of their term');
}
