import { defineArrayMember, defineField } from 'sanity';
import { adfFormatChoices, languageChoices } from './dealership-choices.ts';
import { ON_BY_DEFAULT } from '../../objects/fields/on-by-default.ts';
import { ANSWER_MINUTES } from './settings/settings-defaults.ts';

/** Recipients and format of leads, and the contact named in them. None of it is shown on the website. */
export const leadFields = [
  defineField({
    name: 'recipients',
    title: 'Leads',
    type: 'leadAddresses',
    group: 'leads',
    description: 'Never shown on the website. A store can have its own recipients.',
  }),
  defineField({
    name: 'answerMinutes',
    title: 'Answer within (minutes)',
    type: 'number',
    group: 'leads',
    description: `A lead counts as late after this time. Only opening hours count: those of its store, or your own. Leave empty for ${ANSWER_MINUTES}.`,
    initialValue: ANSWER_MINUTES,
    validation: (rule) => rule.integer().min(1).max(1440).error('Enter whole minutes from 1 to 1440.'),
  }),
  defineField({
    name: 'sendsWeeklyReport',
    title: 'Weekly report by email',
    type: 'boolean',
    group: 'leads',
    description:
      'The figures of the week before, on Mondays at 8 in the morning. It goes to the addresses for notices, or else to everyone who gets leads, or else to everyone who may read them.',
    ...ON_BY_DEFAULT,
  }),
  defineField({
    name: 'staffLanguage',
    title: 'Language of email to your staff',
    type: 'string',
    group: 'leads',
    description:
      'Of the weekly report and of email about leads that are late, held or not delivered. Leave empty for the first language of your website.',
    options: { list: languageChoices, layout: 'radio', direction: 'horizontal' },
  }),
  defineField({
    name: 'generalManager',
    title: 'General manager',
    type: 'generalManager',
    group: 'leads',
    description: "Your dealership's contact in leads sent to your CRM.",
  }),
  defineField({
    name: 'sendsConfirmations',
    title: 'Confirm requests by email',
    type: 'boolean',
    group: 'leads',
    description:
      'Shoppers who leave an email address get an email with what they sent, your phone number and your address: a few a day at most. Replies go to your public email address.',
    ...ON_BY_DEFAULT,
  }),
  defineField({
    name: 'crm',
    title: 'CRM format',
    type: 'object',
    group: 'leads',
    options: { collapsible: true, collapsed: true },
    fields: [
      defineField({
        name: 'adfFormat',
        title: 'ADF',
        type: 'string',
        options: { list: adfFormatChoices, layout: 'radio' },
        initialValue: 'standard',
      }),
      defineField({
        name: 'usesPlaceholderVehicle',
        title: 'Send leads without a car',
        type: 'boolean',
        description:
          'The ADF standard requires a car in every lead. If this is on, leads without one are sent with an "Unknown" car of the current year. If it is off, they are sent as plain email only.',
        initialValue: false,
      }),
      defineField({
        name: 'omitsUnknownVehicle',
        title: 'My CRM accepts leads without a car',
        type: 'boolean',
        description:
          'Sends them without the "Unknown" car. Ask your CRM provider first: some CRMs discard leads without a car.',
        initialValue: false,
        hidden: ({ parent }) => parent?.usesPlaceholderVehicle !== true,
      }),
      defineField({
        name: 'everyRequestIsNew',
        title: 'Mark every request as new',
        type: 'boolean',
        description:
          'Normally, a shopper\'s first request is "new" and later ones are "resend". Turn this on if your CRM hides resends in old records.',
        initialValue: false,
      }),
      defineField({
        name: 'usesApi',
        title: 'Send by API instead of email',
        type: 'boolean',
        description: 'Sends all leads to the "API URL" in "Setup".',
        initialValue: false,
      }),
      defineField({
        name: 'webhooks',
        title: 'Webhooks',
        type: 'array',
        of: [
          defineArrayMember({
            type: 'url',
            validation: (rule) =>
              rule.uri({ scheme: ['https'] }).error('Paste a link that begins with https://.'),
          }),
        ],
        description:
          'URLs that receive every lead as JSON, in addition to email. Each lead is signed. The signing key is secret and is set outside the Studio.',
      }),
    ],
  }),
];
