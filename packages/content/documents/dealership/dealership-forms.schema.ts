import { defineField } from 'sanity';
import { emailField } from '../../objects/fields/email-field.ts';
import { careersChoices } from './settings/settings-choices.ts';

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
    name: 'verifiesPhones',
    title: 'Verify every phone number',
    type: 'boolean',
    group: 'leads',
    description:
      'Texts a code to the shopper. Forms that unlock something always do this. The lead is sent either way.',
    initialValue: false,
  }),
];
