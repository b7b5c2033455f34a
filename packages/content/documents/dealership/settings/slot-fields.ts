import { defineArrayMember, defineField } from 'sanity';
import { isStoredAs } from '../../../objects/fields/typed-options.ts';
import { SLOT_MINUTES } from './slot-rules.ts';

/** Which of the fields a form of them has, and what an empty one means. */
interface SlotFieldOptions {
  /** Completes "Leave empty for …" per field. */
  readonly otherwise: Readonly<
    Record<'slotMinutes' | 'leadHours' | 'horizonDays' | 'capacity', string | number>
  >;
  /** What is limited: "cars", "test drives". */
  readonly what: string;
}

/** Fields that say when appointments may begin, and how many at once. */
export const slotFields = ({ otherwise, what }: SlotFieldOptions) => [
  defineField({
    name: 'capacity',
    title: 'At the same time',
    type: 'number',
    description: `How many ${what} you can take at once. Leave empty for ${otherwise.capacity}.`,
    validation: (rule) => rule.integer().min(1).max(100).error('Enter a whole number from 1 to 100.'),
  }),
  defineField({
    name: 'slotMinutes',
    title: 'Minutes between appointments',
    type: 'number',
    description: `Leave empty for ${otherwise.slotMinutes}.`,
    options: { list: [...SLOT_MINUTES] },
  }),
  defineField({
    name: 'leadHours',
    title: 'Hours of notice',
    type: 'number',
    description: `How long you need to prepare. Earlier times are not offered. Leave empty for ${otherwise.leadHours}.`,
    validation: (rule) =>
      rule.integer().min(0).max(168).error('Enter a whole number of hours from 0 to 168.'),
  }),
  defineField({
    name: 'horizonDays',
    title: 'Days ahead',
    type: 'number',
    description: `How far ahead appointments are offered. Leave empty for ${otherwise.horizonDays}.`,
    validation: (rule) => rule.integer().min(1).max(90).error('Enter a whole number of days from 1 to 90.'),
  }),
  defineField({
    name: 'ignoredTimes',
    title: 'Times not offered',
    type: 'array',
    description: 'Such as 11:30 am and 4:30 pm. On test systems they are offered.',
    of: [
      defineArrayMember({
        type: 'string',
        options: { typed: 'time' },
        validation: (rule) => rule.custom(isStoredAs('time')),
      }),
    ],
    validation: (rule) => rule.unique().error('This time is listed twice. Remove one.'),
  }),
];

const crmNumber = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: 'number',
    validation: (rule) => rule.integer().error('Enter a whole number.'),
  });

/** What a store is called in the CRM that keeps its service appointments. */
export const crmStoreFields = [
  crmNumber('businessId', 'Business number'),
  crmNumber('advisorId', 'Advisor’s user number'),
  crmNumber('technicianId', 'Technician’s user number'),
];
