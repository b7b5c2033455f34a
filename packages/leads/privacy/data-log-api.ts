/** What the log of personal data answers: `GET /api/desk/leads/<dealership>/data-log`, to administrators and agencies. */
import { z } from 'zod';

export const DATA_EVENTS = [
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
  /** UTC, in microseconds, so that no two entries are at the same time. */
  at: z.iso.datetime(),
  event: z.enum(DATA_EVENTS),
  /** Name of who did it. Null for what is deleted at the end of its term. */
  by: z.string().nullable(),
  /** Why they did it, in their words. Null if nobody was asked for a reason. */
  reason: z.string().nullable(),
  /** How many leads it was about. Null if that was not counted. */
  leads: z.number().nullable(),
});
export type DataLogEntry = z.infer<typeof entryShape>;

/** @property before `next` of the page before */
export const dataLogRequestShape = z.object({ before: z.iso.datetime().optional() });

/** A page of the log, newest first. `next` is null on the last one. */
export const dataLogShape = z.object({ entries: z.array(entryShape), next: z.string().nullable() });
export type DataLog = z.infer<typeof dataLogShape>;
