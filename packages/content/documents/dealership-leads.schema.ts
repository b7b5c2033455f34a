import { defineArrayMember, defineField } from 'sanity';
import { adfFormatChoices } from './choices.ts';

/** Recipients and format of leads, and the contact named in them. None of it is shown on the website. */
export const leadFields = [
  defineField({
    name: 'recipients',
    title: 'Leads',
    type: 'leadAddresses',
    group: 'leads',
    description: 'Never shown on the website. A store may have recipients of its own.',
  }),
  defineField({
    name: 'generalManager',
    title: 'General manager',
    type: 'generalManager',
    group: 'leads',
    description: "The dealership's contact in leads for your CRM.",
  }),
  defineField({
    name: 'sendsConfirmations',
    title: 'Confirm requests by e-mail',
    type: 'boolean',
    group: 'leads',
    description:
      'Shoppers who leave an email address get one email with their request, your phone number and your address, at most once in 24 hours. Replies go to your public email address.',
    initialValue: true,
  }),
  defineField({
    name: 'crm',
    title: 'How your CRM wants them',
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
        title: 'Send leads without a car too',
        type: 'boolean',
        description:
          'The ADF standard requires a car in every lead. On: leads without one are sent with an "Unknown" car of this year. Off: they are sent as plain email only.',
        initialValue: false,
      }),
      defineField({
        name: 'omitsUnknownVehicle',
        title: 'My CRM takes leads without a car',
        type: 'boolean',
        description:
          'On: they are sent without the "Unknown" car. Ask your CRM provider first: some CRMs discard leads without a car.',
        initialValue: false,
        hidden: ({ parent }) => parent?.usesPlaceholderVehicle !== true,
      }),
      defineField({
        name: 'everyRequestIsNew',
        title: 'Mark every request as new',
        type: 'boolean',
        description:
          'Off: a shopper\'s first request is "new", later ones are "resend". On: all are "new", for CRMs that hide a resend in an old record.',
        initialValue: false,
      }),
      defineField({
        name: 'usesApi',
        title: 'Send by API instead of email',
        type: 'boolean',
        description: 'All of them, to "API address" in "Setup".',
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
          'Addresses that get every lead as JSON, besides email. Each lead is signed; the key is a secret and is set outside the Studio.',
      }),
    ],
  }),
];
