import { CONDITIONS } from '@rooftop/listing/listing-conditions';
import { FilterIcon } from '@sanity/icons/Filter';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { RULE_OPENINGS } from './lead-rules.ts';
import { choices } from '../fields/titled-choices.ts';
import { emailListField } from '../fields/email-field.ts';
import { ruleFormChoices } from './form-recipients.schema.ts';
import { isStoredAs } from '../fields/typed-options.ts';
import { OWN_REFERENCE } from '../fields/own-reference.ts';

const carChoices = choices(CONDITIONS, { new: 'A new car', used: 'A used car' });
const openingChoices = choices(RULE_OPENINGS, {
  open: 'While the store is open',
  closed: 'While the store is closed',
});

const timeField = (name: 'from' | 'until', title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'string',
    description,
    options: { typed: 'time' },
    validation: (rule) => rule.custom(isStoredAs('time')),
  });

/** Sends leads that meet all of its conditions to people of its own. */
export const leadRule = defineType({
  name: 'leadRule',
  title: 'Rule',
  type: 'object',
  icon: FilterIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: 'What it is for, such as "Evenings to the call center".',
      validation: (rule) => rule.required().error('Name this rule.'),
    }),
    defineField({
      name: 'forms',
      title: 'Forms',
      type: 'array',
      description: 'Leave empty for all forms.',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: [...ruleFormChoices] },
      validation: (rule) => rule.unique().error('This form is listed twice. Remove one.'),
    }),
    defineField({
      name: 'stores',
      title: 'Stores',
      type: 'array',
      description: 'Leave empty for all stores.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'store' }], options: OWN_REFERENCE })],
      validation: (rule) => rule.unique().error('This store is listed twice. Remove one.'),
    }),
    defineField({
      name: 'condition',
      title: 'About',
      type: 'string',
      description: 'Leave empty for every car, and for leads without one.',
      options: { list: carChoices },
    }),
    defineField({
      name: 'opening',
      title: 'When',
      type: 'string',
      description: 'By the opening hours of the store, or your own. Leave empty for any time.',
      options: { list: openingChoices },
    }),
    timeField('from', 'From', 'Time of the store’s day, such as 6 pm. Leave empty for midnight.'),
    timeField('until', 'Until', 'Such as 8 am for the next morning. Leave empty for midnight.'),
    {
      ...emailListField(
        'recipients',
        'These leads go to',
        'Instead of the usual recipients. Your CRM gets them as always.',
      ),
      validation: (rule) => [
        rule.required().min(1).error('Enter who gets these leads.'),
        rule.unique().error('This address is listed twice. Remove one.'),
      ],
    },
    defineField({
      name: 'takesTurns',
      title: 'One after the other',
      type: 'boolean',
      description: 'Each lead goes to the next address, instead of to all of them.',
      initialValue: false,
    }),
    defineField({
      name: 'recipientOwns',
      title: 'Make a recipient the owner',
      type: 'boolean',
      description:
        'The lead belongs to the person who gets it, or to the first of several. They must sign in to the desk with that address. Their own phone tells them about it, and the inbox shows them as its owner.',
      initialValue: false,
    }),
  ],
  preview: {
    select: { title: 'name', first: 'recipients.0', second: 'recipients.1' },
    prepare: ({ title, first, second }: { title?: string; first?: string; second?: string }) => ({
      title: title ?? 'A rule',
      subtitle: [first, second].filter(Boolean).join(', '),
    }),
  },
});
