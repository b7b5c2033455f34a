import { z } from 'zod';

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** A time of day on a 24-hour clock, in the store's time zone: `08:30`. */
export const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;

const time = z.string().regex(TIME_OF_DAY);

/** One day: null is closed. A day that lacks either time is closed too. */
const dayShape = z
  .object({ closed: z.boolean().nullable(), open: time.nullable(), close: time.nullable() })
  .nullable()
  .transform((day) =>
    day === null || day.closed === true || day.open === null || day.close === null
      ? null
      : { open: day.open, close: day.close },
  );

/** A department's week. */
export const hoursShape = z.object({
  monday: dayShape,
  tuesday: dayShape,
  wednesday: dayShape,
  thursday: dayShape,
  friday: dayShape,
  saturday: dayShape,
  sunday: dayShape,
});
export type Hours = z.infer<typeof hoursShape>;
