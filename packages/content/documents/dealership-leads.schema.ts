import { defineField } from 'sanity';
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
      'Shoppers who leave an e-mail address get one mail with what they asked for, your phone and your address; once in 24 hours. Answers come to your public e-mail address.',
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
          'The ADF standard wants a car in every lead. On: these come with an "Unknown" of this year. Off: they come as plain mail only.',
        initialValue: false,
      }),
      defineField({
        name: 'omitsUnknownVehicle',
        title: 'My CRM takes leads without a car',
        type: 'boolean',
        description:
          'On: they come without the "Unknown". Ask your CRM first: some throw away a lead that names no car.',
        initialValue: false,
        hidden: ({ parent }) => parent?.usesPlaceholderVehicle !== true,
      }),
      defineField({
        name: 'everyRequestIsNew',
        title: 'Mark every request as new',
        type: 'boolean',
        description:
          'Off: a shopper\'s first request is "new", later ones are "resend". On: all are "new", for a CRM that hides a resend in an old record.',
        initialValue: false,
      }),
      defineField({
        name: 'usesApi',
        title: 'Send over the API instead of by mail',
        type: 'boolean',
        description: 'All of them, to "Address of its API" in "Setup".',
        initialValue: false,
      }),
    ],
  }),
];
