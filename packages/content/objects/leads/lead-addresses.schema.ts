import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { exceptForAgencies } from '../fields/except-for-agencies.ts';
import { emailField, emailListField } from '../fields/email-field.ts';

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
      description: 'These forms use their own addresses instead of the ones above.',
      of: [defineArrayMember({ type: 'formRecipients' })],
    }),
    {
      ...emailListField(
        'crmAddresses',
        'Your CRM',
        'Your CRM’s lead address. It receives leads as ADF, in addition to the people above.',
      ),
      readOnly: exceptForAgencies,
    },
    {
      ...emailListField(
        'notices',
        'Held lead notices go to',
        'Told about leads that look like spam or could not be delivered: at most once an hour, or within minutes if a lead is probably real. Leave empty to use the lead recipients, or without those everyone who may read your leads.',
      ),
      // Not for stores: one person handles this for the whole dealership.
      hidden: ({ document }) => document?._type !== 'dealership',
    },
    {
      ...emailListField(
        'escalation',
        'Escalate to',
        'Told once about each lead that nobody answered in time in the inbox. Leave empty if you answer leads elsewhere, such as in your CRM.',
      ),
      hidden: ({ document }) => document?._type !== 'dealership',
    },
    {
      ...emailField('sender', 'Emails come from', 'Leave empty to use an address at this website’s domain.'),
      readOnly: exceptForAgencies,
    },
  ],
});
