import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { defineField, defineType } from 'sanity';
import { FORMS, LEAD_FORMS, type RecipientKey } from '@rooftop/forms/lead-forms';
import { TOPIC_NAMES, TOPIC_NUMBERS } from '@rooftop/forms/contact-topics';
import { emailListField } from '../fields/email-field.ts';

/** Titles of forms and topics for the Studio. */
export const formChoices: readonly { readonly value: RecipientKey; readonly title: string }[] = [
  ...FORMS.map((form) => ({ value: form, title: LEAD_FORMS[form].staffName.en })),
  ...TOPIC_NUMBERS.map((topic) => ({
    value: `CONTACT_${topic}` as const,
    title: `${LEAD_FORMS.CONTACT.staffName.en}: ${TOPIC_NAMES[topic]}`,
  })),
];

/** Those that lead rules may be about. The law's requests have no rules. */
export const ruleFormChoices = formChoices.filter(({ value }) => value !== 'PRIVACY_REQUEST');

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
      description:
        'Contact form topics without recipients go to the recipients of "Contact", and privacy requests to those of held lead notices.',
      options: { list: [...formChoices] },
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
