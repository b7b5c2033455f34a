/** Response of `GET /api/desk/leads/<dealership>/data-log`, for administrators and agencies. */
import { z } from 'zod';

const DATA_EVENTS = [
  'leadsExported',
  'personFound',
  'personExported',
  'personDeleted',
  'applicationRead',
  'numbersRead',
  'applicationDeleted',
  'leadsExpired',
] as const;
export type DataEvent = (typeof DATA_EVENTS)[number];

const entryShape = z.object({
  id: z.string(),
  /** UTC, in microseconds. Entries of one transaction have the same time. */
  at: z.iso.datetime(),
  event: z.enum(DATA_EVENTS),
  /** Name of who did it. Null for what is deleted at the end of its term. */
  by: z.string().nullable(),
  /** Why they did it, in their words. Null if no reason was asked for. */
  reason: z.string().nullable(),
  /** Number of leads. Null if they were not counted. */
  leads: z.number().nullable(),
  /** The filter of an export: `status new, store erie`. Null for all leads, and for other events. */
  filter: z.string().nullable(),
});
export type DataLogEntry = z.infer<typeof entryShape>;

/** The last entry of a page, after which the next page begins. */
const positionShape = z.object({ at: z.iso.datetime(), id: z.string().max(64) });
export type DataLogPosition = z.infer<typeof positionShape>;

/** Query: empty for the newest entries, which is null, or `next` of the page before. */
export const dataLogRequestShape = z.union([positionShape, z.strictObject({}).transform((): null => null)]);

/** A page of the log, newest first. `next` is null on the last one. */
export const dataLogShape = z.object({ entries: z.array(entryShape), next: positionShape.nullable() });
export type DataLog = z.infer<typeof dataLogShape>;
