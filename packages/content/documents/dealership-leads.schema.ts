import { defineArrayMember, defineField } from 'sanity';
import { emailField, emailListField } from '../objects/email-field.ts';
import { phoneField } from '../objects/phone-field.ts';

/** Who gets the leads of single forms; all others go to the default. */
export const byFormField = defineField({
  name: 'byForm',
  title: 'Forms with other recipients',
  type: 'array',
  description: 'Instead of the default.',
  of: [defineArrayMember({ type: 'formRecipients' })],
});

/** Who gets leads, and who signs for the dealership in them. None of it is shown on the website. */
export const leadFields = [
  defineField({
    name: 'recipients',
    title: 'Leads',
    type: 'object',
    group: 'leads',
    description: 'Never shown on the website. A store may have recipients of its own.',
    fields: [emailListField('leads', 'Leads go to'), byFormField],
  }),
  defineField({
    name: 'generalManager',
    title: 'General manager',
    type: 'object',
    group: 'leads',
    description: "The dealership's contact in leads for your CRM.",
    fields: [
      defineField({ name: 'fullName', title: 'Full name', type: 'string' }),
      emailField('email', 'E-mail'),
      phoneField('phone', 'Phone'),
    ],
  }),
];
