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
      'As in contracts: "Lakeshore Auto Group LLC". Shoppers who leave a number agree to be called by it. Empty: the name.',
  }),
  defineField({
    name: 'careers',
    title: 'Careers',
    type: 'object',
    group: 'leads',
    fields: [
      defineField({
        name: 'way',
        title: 'People apply',
        type: 'string',
        options: { list: careersChoices, layout: 'radio' },
        initialValue: 'form',
      }),
      {
        ...emailField('email', 'Resumes go to', 'Shown on the careers page. Empty: your public e-mail.'),
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
        title: 'Minutes between times',
        type: 'number',
        options: { list: [...SLOT_MINUTES] },
        initialValue: 60,
      }),
      defineField({
        name: 'leadHours',
        title: 'Hours to get a car ready',
        type: 'number',
        description: 'The first available time is this far away.',
        initialValue: 2,
        validation: (rule) => rule.integer().min(0).max(72).error('Enter whole hours from 0 to 72.'),
      }),
    ],
  }),
  defineField({
    name: 'verifiesPhones',
    title: 'Send a code to every phone number',
    type: 'boolean',
    group: 'leads',
    description: 'Forms that unlock something always do. The lead is sent either way.',
    initialValue: false,
  }),
];
