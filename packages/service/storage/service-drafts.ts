/** What a visitor has said so far of a service appointment, by a random id. Every query is for one dealership. */
import type { Queryable } from '@rooftop/database/pool';
import { z } from 'zod';

const draftShape = z.object({
  /** The id that the appointment gets. */
  appointment: z.string(),
  /** Store key. Empty for the dealership itself. */
  store: z.string(),
  /** The car to be serviced. Null before the visitor said. */
  vehicle: z.object({ year: z.number(), make: z.string(), model: z.string() }).nullable(),
  opCodes: z.array(z.string()),
  /** The chosen time. */
  start: z.date().nullable(),
  /** The lead that it became. */
  lead: z.string().nullable(),
  /** Whether that lead is held as possible spam: nothing is confirmed until staff release it. */
  isHeld: z.boolean(),
});
export type ServiceDraft = z.infer<typeof draftShape>;
/** What the visitor says of a draft. */
export type ServiceChoices = Omit<ServiceDraft, 'lead' | 'isHeld'>;

/** Where a draft is. */
export interface ServiceDraftKey {
  /** Document id. */
  readonly dealership: string;
  readonly id: string;
}

/** Finds a draft. Returns null if there is none. */
export async function findServiceDraft(
  database: Queryable,
  { dealership, id }: ServiceDraftKey,
): Promise<ServiceDraft | null> {
  const { rows } = await database.query(
    `SELECT appointment, store, vehicle, op_codes AS "opCodes", starts_at AS start, lead,
       EXISTS (SELECT FROM leads WHERE leads.id = service_drafts.lead AND state = 'quarantined') AS "isHeld"
     FROM service_drafts
     WHERE dealership = $1 AND id = $2`,
    [dealership, id],
  );
  return rows.length === 0 ? null : draftShape.parse(rows[0]);
}

/** Stores a draft, or changes parts of it. */
export async function saveServiceDraft(
  database: Queryable,
  { dealership, id }: ServiceDraftKey,
  { appointment, store, vehicle, opCodes, start }: ServiceChoices,
): Promise<void> {
  await database.query(
    `INSERT INTO service_drafts (dealership, id, appointment, store, vehicle, op_codes, starts_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (id) DO UPDATE
     SET store = excluded.store, vehicle = excluded.vehicle, op_codes = excluded.op_codes,
       starts_at = excluded.starts_at, changed_at = now()
     WHERE service_drafts.dealership = excluded.dealership AND service_drafts.lead IS NULL`,
    [dealership, id, appointment, store, vehicle, opCodes, start],
  );
}

/** What a draft became. */
export interface ServiceDraftOutcome {
  readonly lead: string;
  readonly appointment: string;
  /** Null if nothing was booked. */
  readonly start: Date | null;
}

/** Records which lead a draft became. After that it does not change. */
export async function linkServiceDraft(
  database: Queryable,
  { dealership, id }: ServiceDraftKey,
  { lead, appointment, start }: ServiceDraftOutcome,
): Promise<void> {
  await database.query(
    `UPDATE service_drafts SET lead = $3, appointment = $4, starts_at = $5, changed_at = now()
     WHERE dealership = $1 AND id = $2`,
    [dealership, id, lead, appointment, start],
  );
}
