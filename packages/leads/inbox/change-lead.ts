/** Changes to leads: one transaction each, with its line of history and its announcement to open inboxes. */
import { inTransaction, type Pool, type PoolClient } from '@rooftop/database/pool';
import { FORMS, type Form } from '@rooftop/forms/lead-forms';
import { z } from 'zod';
import { LEAD_STATUSES } from './inbox-api.ts';
import { LOST_REASONS, saleShape } from './outcome.ts';
import { type Actor, addHistory, announce, type LeadPlace } from './lead-history.ts';
import { applyChange, type LeadProgress, type ProgressChange } from './progress.ts';

/** What decides how long an answer took. */
export interface ClockedLead {
  readonly form: Form;
  readonly storeKey: string | null;
  readonly startedAt: Date;
}

interface ChangeOptions {
  readonly by: Actor;
  readonly now: Date;
  /** The version that the person saw. Null if the change is right whatever happened meanwhile. */
  readonly version: number | null;
  /** Minutes of opening hours from the start of a lead's clock until now. */
  readonly minutesTaken: (lead: ClockedLead) => number;
}

/** `conflict`: the lead has a later version. `missing`: the dealership has no such lead. */
export type ChangeOutcome = 'changed' | 'conflict' | 'missing';

/** Changes a lead of a dealership. Of two people who change the same version at once, one gets `conflict`. */
export const changeLead = (
  pool: Pool,
  place: LeadPlace,
  change: ProgressChange,
  options: ChangeOptions,
): Promise<ChangeOutcome> =>
  inTransaction(pool, (client) => changeLeadWithin(client, place, change, options));

/** Changes a lead in the transaction of what changes it. */
export async function changeLeadWithin(
  client: PoolClient,
  place: LeadPlace,
  change: ProgressChange,
  { by, now, version, minutesTaken }: ChangeOptions,
): Promise<ChangeOutcome> {
  const found = await lockLead(client, place);
  if (found === null) return 'missing';
  if (version !== null && version !== found.version) return 'conflict';
  const { after, line } = applyChange(found.progress, change, { by, now, minutes: minutesTaken(found) });
  await writeProgress(client, place, after);
  if (change.action === 'note') await addSearchedNote(client, place, change.text);
  await addHistory(client, place, line, by);
  await announce(client, place, { by: by.name });
  return 'changed';
}

const rowShape = z.object({
  version: z.number(),
  form: z.enum(FORMS),
  storeKey: z.string().nullable(),
  startedAt: z.date(),
  status: z.enum(LEAD_STATUSES),
  owner: z.string().nullable(),
  ownerName: z.string().nullable(),
  answeredAt: z.date().nullable(),
  answeredBy: z.string().nullable(),
  answeredByName: z.string().nullable(),
  answerMinutes: z.number().nullable(),
  sale: saleShape.nullable(),
  lostReason: z.enum(LOST_REASONS).nullable(),
  appointmentAt: z.date().nullable(),
  appointmentMinutes: z.number().nullable(),
});

const actorOf = (id: string | null, name: string | null): Actor | null =>
  id === null ? null : { id, name: name ?? '' };

/** Reads a lead's progress and locks the lead until the transaction ends. */
async function lockLead(
  client: PoolClient,
  { dealership, id }: LeadPlace,
): Promise<(ClockedLead & { readonly version: number; readonly progress: LeadProgress }) | null> {
  const { rows } = await client.query(
    `SELECT version, form, store_key AS "storeKey", clock_started_at AS "startedAt", status, owner, owner_name AS "ownerName",
       answered_at AS "answeredAt", answered_by AS "answeredBy", answered_by_name AS "answeredByName",
       answer_minutes AS "answerMinutes", sale, lost_reason AS "lostReason", appointment_at AS "appointmentAt", appointment_minutes AS "appointmentMinutes"
     FROM leads WHERE dealership = $1 AND id = $2 FOR UPDATE`,
    [dealership, id],
  );
  if (rows.length === 0) return null;
  const row = rowShape.parse(rows[0]);
  const { version, form, storeKey, startedAt, status, answeredAt, appointmentAt, appointmentMinutes } = row;
  return {
    version,
    form,
    storeKey,
    startedAt,
    progress: {
      status,
      owner: actorOf(row.owner, row.ownerName),
      answer: answeredAt && {
        at: answeredAt,
        by: actorOf(row.answeredBy, row.answeredByName),
        minutes: row.answerMinutes,
      },
      sale: row.sale,
      lostReason: row.lostReason,
      appointment:
        appointmentAt === null || appointmentMinutes === null
          ? null
          : { at: appointmentAt.toISOString(), minutes: appointmentMinutes },
    },
  };
}

async function writeProgress(
  client: PoolClient,
  { dealership, id }: LeadPlace,
  { status, owner, answer, sale, lostReason, appointment }: LeadProgress,
): Promise<void> {
  await client.query(
    `UPDATE leads SET version = version + 1, status = $3, owner = $4, owner_name = $5, answered_at = $6, answered_by = $7,
       answered_by_name = $8, answer_minutes = $9, appointment_at = $10, appointment_minutes = $11, sale = $12, lost_reason = $13
     WHERE dealership = $1 AND id = $2`,
    [
      dealership,
      id,
      status,
      owner?.id ?? null,
      owner?.name ?? null,
      answer?.at ?? null,
      answer?.by?.id ?? null,
      answer?.by?.name ?? null,
      answer?.minutes ?? null,
      appointment?.at ?? null,
      appointment?.minutes ?? null,
      sale,
      lostReason,
    ],
  );
}

/** Searches find leads by what was noted about them. */
async function addSearchedNote(
  client: PoolClient,
  { dealership, id }: LeadPlace,
  text: string,
): Promise<void> {
  await client.query(
    `UPDATE leads SET notes = concat_ws(E'\n', nullif(notes, ''), $3::text) WHERE dealership = $1 AND id = $2`,
    [dealership, id, text],
  );
}
