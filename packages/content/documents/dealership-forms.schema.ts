import { defineField } from 'sanity';
import { emailField } from '../objects/email-field.ts';
import { careersChoices } from './choices.ts';
import { SLOT_MINUTES } from './settings.ts';

/** Settings of the website's forms. */
export const formFields = [
  defineField({
    name: 'legalName',
    title: 'Legal name',
    type: 'string',
    group: 'leads',
    description:
      'As it appears in contracts: "Lakeshore Auto Group LLC". Shoppers who leave a phone number agree to calls from this company. Leave empty to use the name.',
  }),
  defineField({
    name: 'careers',
    title: 'Careers',
    type: 'object',
    group: 'leads',
    fields: [
      defineField({
        name: 'way',
        title: 'How people apply',
        type: 'string',
        options: { list: careersChoices, layout: 'radio' },
        initialValue: 'form',
      }),
      {
        ...emailField(
          'email',
          'Resumes go to',
          'Shown on the careers page. Leave empty to use your public email.',
        ),
        hidden: ({ parent }: { parent?: { way?: unknown } }) => parent?.way !== 'mail',
      },
    ],
  }),
  defineField({
    name: 'testDrive',
    title: 'Test drives',
    type: 'object',
    group: 'leads',
    description: 'Times are offered during sales hours.',
    options: { collapsible: true, collapsed: true, columns: 2 },
    fields: [
      defineField({
        name: 'slotMinutes',
        title: 'Minutes between appointments',
        type: 'number',
        options: { list: [...SLOT_MINUTES] },
        initialValue: 60,
      }),
      defineField({
        name: 'leadHours',
        title: 'Hours of notice',
        type: 'number',
        description: 'How long you need to get a car ready. Earlier times are not offered.',
        initialValue: 2,
        validation: (rule) =>
          rule.integer().min(0).max(72).error('Enter a whole number of hours from 0 to 72.'),
      }),
    ],
  }),
  defineField({
    name: 'verifiesPhones',
    title: 'Verify every phone number',
    type: 'boolean',
    group: 'leads',
    description:
      'Texts a code to the shopper. Forms that unlock something always do this. The lead is sent either way.',
    initialValue: false,
  }),
];
