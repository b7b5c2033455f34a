import { defineArrayMember, defineField } from 'sanity';
import { advanced } from '../../objects/fields/advanced.ts';

const EMAIL = /^\S*@[^\s@]+\.[^\s@.]+$/;
const PHONE_DIGITS = 10;

/** What happens to some leads, and what shoppers read at once. */
export const leadRuleFields = [
  defineField({
    name: 'leadRules',
    title: 'Lead rules',
    type: 'array',
    group: 'leads',
    description:
      'The first rule that fits a lead decides who gets it. Leads that fit none go to the usual recipients. Open "Try a lead" in the menu to see where one would go, and why.',
    of: [defineArrayMember({ type: 'leadRule' })],
  }),
  advanced(
    defineField({
      name: 'ignoredSenders',
      title: 'Ignored senders',
      type: 'array',
      group: 'leads',
      description:
        'Email addresses, whole domains such as @vendor.example, and phone numbers. Their leads are held and nobody is told.',
      of: [
        defineArrayMember({
          type: 'string',
          validation: (rule) =>
            rule.custom((value = '') =>
              EMAIL.test(value.trim()) ||
              (!value.includes('@') && value.replaceAll(/\D/g, '').length >= PHONE_DIGITS)
                ? true
                : 'Enter an email address, a domain such as @vendor.example, or a phone number with area code.',
            ),
        }),
      ],
      validation: (rule) => rule.unique().error('This sender is listed twice. Remove one.'),
    }),
  ),
  defineField({
    name: 'answerTemplate',
    title: 'Answer by email',
    type: 'localeText',
    group: 'leads',
    description:
      'What an email from the desk to a shopper begins as, in their language; the salesperson changes it before it is sent. {name}, {car}, {salesperson} and {dealership} are filled in. Leave empty to use our words.',
  }),
  defineField({
    name: 'replies',
    title: 'First lines of the confirmation',
    type: 'object',
    group: 'leads',
    description:
      'Shoppers who leave an email address read this at once, in their language. Leave empty to thank them for contacting you.',
    options: { collapsible: true, collapsed: true },
    hidden: ({ document }) => document?.['sendsConfirmations'] === false,
    fields: [
      defineField({ name: 'open', title: 'While the store is open', type: 'localeText' }),
      defineField({
        name: 'closed',
        title: 'While the store is closed',
        type: 'localeText',
        description: 'When the store opens next is added.',
      }),
    ],
  }),
];
