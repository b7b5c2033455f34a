/** Responses of the Studio API about credit applications. */
import { z } from 'zod';

const momentShape = z.iso.datetime().transform((text) => new Date(text));

const applicationShape = z.object({
  id: z.string(),
  number: z.number(),
  name: z.string().nullable(),
  receivedAt: momentShape,
  lastReadAt: momentShape.nullable(),
  readings: z.number(),
  isHeld: z.boolean(),
});
export type ApplicationRow = z.infer<typeof applicationShape>;

const eventShape = z.object({
  event: z.enum(['read', 'numbers', 'deleted']),
  at: momentShape,
  userName: z.string().nullable(),
  reason: z.string().nullable(),
});
export type ReadingLogLine = z.infer<typeof eventShape>;

const sectionShape = z.object({
  heading: z.string(),
  lines: z.array(z.object({ label: z.string(), value: z.string() })),
});
export type ShownSection = z.infer<typeof sectionShape>;

export const listShape = z.object({ applications: z.array(applicationShape) });
export const unreadShape = z.object({ application: applicationShape, log: z.array(eventShape) });
export const readingShape = z.object({ sections: z.array(sectionShape), log: z.array(eventShape) });
export const refusalShape = z.object({ message: z.string(), needsCode: z.literal(true).optional() });

/** Why nothing is shown. With `needsCode`, entering a code helps. */
export type Refusal = z.infer<typeof refusalShape>;
export const UNREACHABLE: Refusal = { message: 'The platform could not be reached. Try again later.' };

const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
/** Formats a time in the reader's time zone. */
export const formatReaderTime = (at: Date): string => MOMENT.format(at);

/** Describes who has read an application: `Read twice, last on …`. */
export function describeReadings({ readings, lastReadAt }: ApplicationRow): string {
  if (lastReadAt === null) return 'Not read yet';
  const times = readings === 1 ? 'once' : readings === 2 ? 'twice' : `${readings} times`;
  return `Read ${times}, last on ${formatReaderTime(lastReadAt)}`;
}

const EVENTS = {
  read: 'read it',
  numbers: 'saw the Social Security numbers',
  deleted: 'Deleted at the end of its term',
} as const satisfies Record<ReadingLogLine['event'], string>;

/** Describes a line of the log: `Ann read it: Send it to a lender`. */
export const describeLogLine = ({ event, userName, reason }: ReadingLogLine): string =>
  userName === null ? EVENTS[event] : `${userName} ${EVENTS[event]}: ${reason ?? ''}`;
