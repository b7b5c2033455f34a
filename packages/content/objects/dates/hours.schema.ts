import { WEEKDAYS } from '@rooftop/tenancy/opening-hours';
import { ClockIcon } from '@sanity/icons/Clock';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { z } from 'zod';
import { describeHours, describeSpecialDay } from './describe-special-day.ts';
import { showTime } from '@rooftop/tenancy/typed/typed-time';
import { dateField } from '../fields/date-field.ts';
import { isStoredAs } from '../fields/typed-options.ts';

const partOfDay = z.object({ closed: z.boolean().optional(), open: z.string().optional() });

const timeField = (name: 'open' | 'close', title: string) =>
  defineField({
    name,
    title,
    type: 'string',
    description: 'Such as 9 am or 5:30 pm.',
    options: { typed: 'time' },
    hidden: ({ parent }) => parent?.closed === true,
    validation: (rule) =>
      rule.custom((value, { parent }) => {
        const day = partOfDay.safeParse(parent).data;
        if (day?.closed === true) return true;
        if (value === undefined) return 'Enter a time such as 9 am, or turn on "Closed all day".';
        const readable = isStoredAs('time')(value);
        if (readable !== true || name === 'open') return readable;
        if (value === '00:00') return 'Type 11:59 pm for midnight.';
        return (
          day?.open === undefined ||
          value > day.open ||
          `Closing time must be after opening time (${showTime(day.open)}).`
        );
      }),
  });

/** Hours of one weekday: closed, or opening and closing times. */
export const dayHours = defineType({
  name: 'dayHours',
  title: 'Day',
  type: 'object',
  icon: ClockIcon,
  options: { columns: 3, collapsible: false },
  fields: [
    // No initial value, because it would add every day to a new store, each with times to fill in before publishing.
    defineField({ name: 'closed', title: 'Closed all day', type: 'boolean' }),
    timeField('open', 'Opens'),
    timeField('close', 'Closes'),
  ],
  preview: {
    select: { closed: 'closed', open: 'open', close: 'close' },
    prepare: ({ closed, open, close }) => ({ title: describeHours({ closed, open, close }) }),
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
    dateField({ name: 'date', title: 'Date', required: 'Choose the day.' }),
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
    defineField({
      name: 'sales',
      title: 'Sales',
      type: 'weekHours',
      description:
        'Shoppers pick a time for a test drive within these hours. Without any, they ask for a day, and you call them about the time.',
    }),
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
