/** What happened to a lead, for its readers and for open inboxes. */
import type { PoolClient } from '@rooftop/database/pool';
import type { z } from 'zod';
import type { eventShape, InboxPerson } from './inbox-api.ts';

/** PostgreSQL's channel that tells every process which lead changed. */
export const LEAD_CHANGED = 'lead_changed';

/** Somebody who works with leads. */
export type Actor = Pick<InboxPerson, 'id' | 'name'>;

/** A line of a lead's history, before it is written. */
export type HistoryLine = Pick<z.infer<typeof eventShape>, 'kind' | 'detail'>;

export interface LeadPlace {
  /** Document id. */
  readonly dealership: string;
  /** UUID of the lead. */
  readonly id: string;
}

/** Writes a line of a lead's history in the transaction of what it tells. @param by null if the platform did it */
export async function addHistory(
  client: Pick<PoolClient, 'query'>,
  { dealership, id }: LeadPlace,
  { kind, detail }: HistoryLine,
  by: Actor | null,
): Promise<void> {
  await client.query(
    `INSERT INTO lead_events (dealership, lead, user_id, user_name, kind, detail) VALUES ($1, $2, $3, $4, $5, $6)`,
    [dealership, id, by?.id ?? null, by?.name ?? null, kind, detail],
  );
}

/**
 * Tells open inboxes about a lead once the transaction is committed.
 * @param options.isNew whether they say that it has just arrived
 * @param options.by name of who changed it, or null
 */
export async function announce(
  client: Pick<PoolClient, 'query'>,
  { id }: Pick<LeadPlace, 'id'>,
  { isNew = false, by = null }: { readonly isNew?: boolean; readonly by?: string | null } = {},
): Promise<void> {
  await announceAll(client, [id], { isNew, by });
}

/** Tells open inboxes about several leads, such as those that are about to be deleted: readers then find them gone. */
export async function announceAll(
  client: Pick<PoolClient, 'query'>,
  ids: readonly string[],
  { isNew = false, by = null }: { readonly isNew?: boolean; readonly by?: string | null } = {},
): Promise<void> {
  await client.query(
    `SELECT pg_notify($1, json_build_object('dealership', dealership, 'id', id, 'number', number, 'isNew', $3::boolean,
       'by', $4::text)::text)
     FROM leads WHERE id = ANY($2)`,
    [LEAD_CHANGED, ids, isNew, by],
  );
}

/** Counts a change that needs no version, with its line of history, and tells open inboxes. */
export async function recordChange(
  client: Pick<PoolClient, 'query'>,
  place: LeadPlace,
  line: HistoryLine,
  by: Actor | null,
  { isNew = false }: { readonly isNew?: boolean } = {},
): Promise<void> {
  await client.query('UPDATE leads SET version = version + 1 WHERE dealership = $1 AND id = $2', [
    place.dealership,
    place.id,
  ]);
  await addHistory(client, place, line, by);
  await announce(client, place, { isNew, by: by?.name ?? null });
}
