import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { defineField, defineType } from 'sanity';
import { RECIPIENT_KEYS, type RecipientKey } from '@rooftop/tenancy/lead-forms';
import { emailListField } from './email-field.ts';
import { choices } from './choices.ts';

/** Titles of forms and topics for the Studio. */
export const formChoices = choices(RECIPIENT_KEYS, {
  UNLOCK_INVENTORY: 'Unlock inventory',
  UNLOCK_PRICE: 'Personalize a price',
  SCHEDULE_TEST_DRIVE: 'Test drive',
  SELL_OR_TRADE: 'Sell or trade',
  CONTACT: 'Contact',
  STAFF_MEMBER: 'Message to an employee',
  CAREERS: 'Careers',
  APPLY_FINANCING: 'Pre-approval',
  FULL_CREDIT_APP: 'Credit application',
  SERVICE: 'Service appointment',
  CONTACT_1: 'Contact: purchasing a vehicle',
  CONTACT_2: 'Contact: financing options',
  CONTACT_3: 'Contact: trade appraisal',
  CONTACT_4: 'Contact: selling my car',
  CONTACT_5: 'Contact: recent vehicle purchase',
  CONTACT_6: 'Contact: billing issues',
  CONTACT_7: 'Contact: general questions',
});

/** Recipients of one form's leads. */
export const formRecipients = defineType({
  name: 'formRecipients',
  title: 'Form recipients',
  type: 'object',
  icon: EnvelopeIcon,
  fields: [
    defineField({
      name: 'form',
      title: 'Form',
      type: 'string',
      description: 'Contact form topics without recipients go to the recipients of "Contact".',
      options: { list: formChoices },
      validation: (rule) => rule.required().error('Choose the form.'),
    }),
    emailListField('recipients', 'Its leads go to'),
  ],
  preview: {
    select: { form: 'form', first: 'recipients.0', second: 'recipients.1' },
    prepare: ({ form, first, second }: { form?: RecipientKey; first?: string; second?: string }) => ({
      title: formChoices.find(({ value }) => value === form)?.title ?? 'A form',
      subtitle: [first, second].filter(Boolean).join(', '),
    }),
  },
});
