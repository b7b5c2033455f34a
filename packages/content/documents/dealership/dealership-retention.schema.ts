import { defineField } from 'sanity';

/** How long leads are kept. Only agencies may change it. */
export const retentionField = defineField({
  name: 'retention',
  title: 'How long leads are kept',
  type: 'object',
  group: 'leads',
  description:
    'Afterwards they are deleted for good, every night, with notes, files and deliveries. Empty fields have the usual terms.',
  options: { collapsible: true, collapsed: true, columns: 2 },
  fields: [
    defineField({
      name: 'leadMonths',
      title: 'Leads (months)',
      type: 'number',
      placeholder: '24',
      description: 'Usually 24. Leads with a credit application wait for the end of its own term.',
      validation: (rule) => rule.integer().min(1).max(120).error('Enter whole months from 1 to 120.'),
    }),
    defineField({
      name: 'careersMonths',
      title: 'Job applications and resumes (months)',
      type: 'number',
      placeholder: '12',
      description: 'Usually 12.',
      validation: (rule) => rule.integer().min(1).max(120).error('Enter whole months from 1 to 120.'),
    }),
    defineField({
      name: 'heldDays',
      title: 'Held leads (days)',
      type: 'number',
      placeholder: '90',
      description: 'Leads that look like spam and that nobody released. Usually 90.',
      validation: (rule) => rule.integer().min(7).max(365).error('Enter whole days from 7 to 365.'),
    }),
    defineField({
      name: 'consentMonths',
      title: 'Consent evidence (months)',
      type: 'number',
      placeholder: '60',
      description:
        'What shoppers read and checked beside their phone number. It outlives its lead, because you may have to prove it years later. Usually 60.',
      validation: (rule) => rule.integer().min(1).max(120).error('Enter whole months from 1 to 120.'),
    }),
    defineField({
      name: 'keepsConsentEvidence',
      title: 'Keep consent evidence when a person asks you to delete their data',
      type: 'boolean',
      description: 'Ask your lawyer first. The evidence is then kept until its term, without the lead.',
      initialValue: false,
    }),
  ],
});
