import { defineArrayMember, defineField } from 'sanity';
import { iconField } from '../../objects/fields/icon-field.ts';
import { notLongerThan } from '../../objects/fields/localized.ts';
import { CHAT_ORIGIN } from './chat.ts';
import { sidePanelChoices } from './settings/settings-choices.ts';

/** How shoppers get in touch from any page: the side button, and the chat behind it. */
export const contactFields = [
  defineField({
    name: 'sideButton',
    title: 'Side button',
    type: 'object',
    group: 'brand',
    description:
      'A small button at the right edge of every page, halfway down. It is hidden while what it opens is on the screen. Leave the text empty to have none.',
    options: { collapsible: true, collapsed: true },
    fields: [
      defineField({
        name: 'text',
        title: 'Text',
        type: 'localeString',
        description: 'Two or three words: "Message us".',
        validation: (rule) => rule.custom(notLongerThan(18, 'the button must fit a phone.')).warning(),
      }),
      defineField({
        name: 'hoverText',
        title: 'Text beside it',
        type: 'localeString',
        description: 'Shown under the pointer. One short sentence, or empty.',
        validation: (rule) => rule.custom(notLongerThan(60, 'it is one line.')).warning(),
      }),
      iconField,
      defineField({
        name: 'panel',
        title: 'What it opens',
        type: 'string',
        options: { list: sidePanelChoices, layout: 'radio' },
        initialValue: 'message',
      }),
    ],
  }),
  defineField({
    name: 'chat',
    title: 'Chat service',
    type: 'object',
    group: 'setup',
    description:
      'Opens instead of the message form, for shoppers who allow functional cookies. Its script is loaded when a shopper opens the chat. Ask the service for a script that follows docs/chat.md. To show the chat, let the side button open it.',
    options: { collapsible: true, collapsed: true },
    fields: [
      defineField({
        name: 'script',
        title: 'Script',
        type: 'url',
        validation: (rule) =>
          rule.uri({ scheme: ['https'] }).error('Paste a link that begins with https://.'),
      }),
      defineField({
        name: 'origins',
        title: 'Other hosts',
        type: 'array',
        description:
          'Where the script loads files from and connects to, such as https://api.chat.example. Anything else is blocked.',
        of: [
          defineArrayMember({
            type: 'string',
            validation: (rule) =>
              rule
                .regex(CHAT_ORIGIN)
                .error('Enter https:// and the host, without a path: https://api.chat.example'),
          }),
        ],
      }),
    ],
  }),
];
