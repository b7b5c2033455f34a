import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { readOnlyExceptForAgencies } from '../documents/editor-fields.ts';
import { emailField, emailListField } from './email-field.ts';

/** Recipients of the leads of a dealership or one of its stores, and the sender of lead emails. */
export const leadAddresses = defineType({
  name: 'leadAddresses',
  title: 'Leads',
  type: 'object',
  icon: EnvelopeIcon,
  fields: [
    emailListField('leads', 'Leads go to', 'Every lead, unless its form has other recipients.'),
    defineField({
      name: 'byForm',
      title: 'Forms with other recipients',
      type: 'array',
      description: 'Instead of the addresses above.',
      of: [defineArrayMember({ type: 'formRecipients' })],
    }),
    {
      ...emailListField(
        'crmAddresses',
        'Your CRM',
        'The lead address from your CRM. It gets leads as ADF, in addition to the people above.',
      ),
      readOnly: readOnlyExceptForAgencies,
    },
    {
      ...emailListField(
        'notices',
        'Tell about held leads',
        'They hear, once an hour at most, of leads that look like spam or could not be delivered; within minutes if a lead is probably a shopper’s. Empty: whoever gets leads.',
      ),
      // Not for stores: one person handles this for the whole dealership.
      hidden: ({ document }) => document?._type !== 'dealership',
    },
    {
      ...emailField('sender', 'Mail comes from', 'Leave empty to use an address of this website.'),
      readOnly: readOnlyExceptForAgencies,
    },
  ],
});
