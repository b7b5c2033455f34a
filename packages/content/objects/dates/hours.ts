import { WEEKDAYS, type Weekday } from '@rooftop/tenancy/opening-hours';
import { z } from 'zod';

/** 24-hour time of day in the store's time zone: `08:30`. */
export const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;

const time = z.string().regex(TIME_OF_DAY);

const dayShape = z
  .object({ closed: z.boolean().nullable(), open: time.nullable(), close: time.nullable() })
  .nullable();

/** Opening hours of one day. Null means closed. A day without an opening or closing time is also closed. */
type Day = { readonly open: string; readonly close: string } | null;

const hoursOfDay = (day: z.infer<typeof dayShape>): Day =>
  day === null || day.closed === true || day.open === null || day.close === null
    ? null
    : { open: day.open, close: day.close };

/** A day with different hours, in the store's time zone. */
const specialDayShape = z
  .object({
    date: z.iso.date(),
    name: z.string(),
    closed: z.boolean().nullable(),
    open: time.nullable(),
    close: time.nullable(),
  })
  .transform(({ date, name, closed, open, close }) => ({
    date,
    name,
    hours: closed === true || open === null || close === null ? null : { open, close },
  }));

type Week = { readonly [day in Weekday]: Day };

/** A department's weekly hours. Null if no day was entered, not even as closed. */
const weekShape = z
  .object({
    monday: dayShape,
    tuesday: dayShape,
    wednesday: dayShape,
    thursday: dayShape,
    friday: dayShape,
    saturday: dayShape,
    sunday: dayShape,
  })
  .nullable()
  .transform((week): Week | null =>
    week === null || WEEKDAYS.every((day) => week[day] === null)
      ? null
      : {
          monday: hoursOfDay(week.monday),
          tuesday: hoursOfDay(week.tuesday),
          wednesday: hoursOfDay(week.wednesday),
          thursday: hoursOfDay(week.thursday),
          friday: hoursOfDay(week.friday),
          saturday: hoursOfDay(week.saturday),
          sunday: hoursOfDay(week.sunday),
        },
  );

type Hours = Week & {
  /** Days with different hours. Absent if there are none. */
  readonly special?: readonly z.infer<typeof specialDayShape>[];
};

/** A location's hours: each department's week, including special days. Null if there is no such department. */
export const hoursShape = z
  .object({ sales: weekShape, service: weekShape, special: z.array(specialDayShape) })
  .transform(({ sales, service, special }): { sales: Hours | null; service: Hours | null } => {
    const withSpecial = (week: Hours | null) =>
      week === null || special.length === 0 ? week : { ...week, special };
    return { sales: withSpecial(sales), service: withSpecial(service) };
  });
