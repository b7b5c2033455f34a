import { WEEKDAYS } from '@rooftop/tenancy/opening-hours';
import { ClockIcon } from '@sanity/icons/Clock';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { z } from 'zod';
import { describeSpecialDay } from './describe-special-day.ts';
import { TIME_OF_DAY } from './hours.ts';

const partOfDay = z.object({ closed: z.boolean().optional(), open: z.string().optional() });

const timeField = (name: 'open' | 'close', title: string) =>
  defineField({
    name,
    title,
    type: 'string',
    description: 'On a 24-hour clock, such as 08:30 or 18:00.',
    hidden: ({ parent }) => parent?.closed === true,
    validation: (rule) =>
      rule.custom((value, { parent }) => {
        const day = partOfDay.safeParse(parent).data;
        if (day?.closed === true) return true;
        if (value === undefined) return 'Enter a time such as 08:30, or turn on "Closed all day".';
        if (!TIME_OF_DAY.test(value))
          return 'Enter hours and minutes on a 24-hour clock with two digits each, such as 08:30.';
        if (name === 'close' && day?.open !== undefined && value <= day.open)
          return `Closing time must be after opening time (${day.open}). 6 in the evening is 18:00.`;
        return true;
      }),
  });

/** Hours of one weekday: closed, or opening and closing times. */
export const dayHours = defineType({
  name: 'dayHours',
  title: 'Day',
  type: 'object',
  icon: ClockIcon,
  options: { columns: 3 },
  fields: [
    // No initial value, because it would add every day to a new store, each with times to fill in before publishing.
    defineField({ name: 'closed', title: 'Closed all day', type: 'boolean' }),
    timeField('open', 'Opens'),
    timeField('close', 'Closes'),
  ],
  preview: {
    select: { closed: 'closed', open: 'open', close: 'close' },
    prepare: ({ closed, open, close }) => ({ title: closed ? 'Closed' : `${open ?? '?'} – ${close ?? '?'}` }),
  },
});

/** A department's weekly hours. */
export const weekHours = defineType({
  name: 'weekHours',
  title: 'Week',
  type: 'object',
  icon: ClockIcon,
  options: { collapsible: true, collapsed: true },
  fields: WEEKDAYS.map((day) =>
    defineField({ name: day, title: day.charAt(0).toUpperCase() + day.slice(1), type: 'dayHours' }),
  ),
});

/** A day with different hours. */
export const specialDay = defineType({
  name: 'specialDay',
  title: 'Special day',
  type: 'object',
  icon: ClockIcon,
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'date',
      title: 'Date',
      type: 'date',
      validation: (rule) => rule.required().error('Choose the day.'),
    }),
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: 'Shown to shoppers next to the hours, such as Thanksgiving.',
      validation: (rule) => rule.required().max(60).error('Enter a name of 60 characters at most.'),
    }),
    defineField({ name: 'closed', title: 'Closed all day', type: 'boolean' }),
    timeField('open', 'Opens'),
    timeField('close', 'Closes'),
  ],
  preview: {
    select: { date: 'date', name: 'name', closed: 'closed', open: 'open', close: 'close' },
    prepare: (day) => ({ title: describeSpecialDay(day) }),
  },
});

/** Hours of each department of a store. */
export const departmentHours = defineType({
  name: 'departmentHours',
  title: 'Opening hours',
  type: 'object',
  icon: ClockIcon,
  fields: [
    defineField({ name: 'sales', title: 'Sales', type: 'weekHours' }),
    defineField({
      name: 'service',
      title: 'Service',
      type: 'weekHours',
      description: 'Leave empty if this store has no service department.',
    }),
    defineField({
      name: 'special',
      title: 'Closed days and special hours',
      type: 'array',
      description:
        'Holidays and other days with different hours. They apply to all departments, including test drives, and are shown on the website and in search engines.',
      of: [defineArrayMember({ type: 'specialDay' })],
      validation: (rule) =>
        rule.custom((days: unknown) => {
          const dates = z.array(z.object({ date: z.string() })).safeParse(days ?? []).data ?? [];
          return (
            new Set(dates.map(({ date }) => date)).size === dates.length ||
            'One of these days is listed twice.'
          );
        }),
    }),
  ],
});
