/** Request and response of reports on leads. */
import { daysBetween } from '@rooftop/tenancy/calendar';
import { z } from 'zod';
import { shownDestinationShape } from '../destination.ts';

/** Longest period in days. */
const LONGEST_REPORT = 400;

/** Query of `/reports?from=2026-11-01&to=2026-11-30`: days in the dealership's time zone, both included. */
export const reportRequestShape = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to && daysBetween(from, to) < LONGEST_REPORT);
/** First and last day of a report. */
export type ReportDays = z.infer<typeof reportRequestShape>;

const counted = z.object({ name: z.string(), leads: z.number() });
export const reportShape = z.object({
  leads: z.number(),
  byDay: z.array(counted),
  byForm: z.array(counted),
  bySource: z.array(counted),
  byStore: z.array(counted),
  /** 24 entries, hours of the dealership's day. */
  byHour: z.array(counted),
  byStatus: z.array(counted),
  /** Minutes of opening hours from acceptance to the first answer. Null if nothing was answered. */
  response: z.object({
    answered: z.number(),
    medianMinutes: z.number().nullable(),
    worstMinutes: z.number().nullable(),
    late: z.number(),
  }),
  byPerson: z.array(
    z.object({ name: z.string(), answered: z.number(), medianMinutes: z.number(), worstMinutes: z.number() }),
  ),
  /** By destination, null for leads without a recipient. */
  failedDeliveries: z.array(z.object({ destination: shownDestinationShape.nullable(), dead: z.number() })),
});
export type Report = z.infer<typeof reportShape>;
