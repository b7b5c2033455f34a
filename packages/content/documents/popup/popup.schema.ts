import { BellIcon } from '@sanity/icons/Bell';
import { defineField, defineType } from 'sanity';
import { dealershipField } from '../../objects/fields/dealership-field.ts';
import { optionalHref } from '../../objects/links/href-field.ts';
import { notLongerThan } from '../../objects/fields/localized.ts';
import { runFields } from '../../objects/dates/run-fields.ts';
import { popupKindChoices, popupPositionChoices } from './popup-choices.ts';
import { popupCondition } from './popup-condition.schema.ts';
import { popupFrequencyCap } from './popup-frequency-cap.ts';
import { QUIET_HOURS } from './popup.ts';
import { componentOf, popupContentFields } from './popup-content-fields.ts';
import { ON_BY_DEFAULT } from '../../objects/fields/on-by-default.ts';

const positionField = (name: 'mobile' | 'desktop', title: string) =>
  defineField({
    name,
    title,
    type: 'string',
    options: { list: popupPositionChoices },
    initialValue: 'center',
  });

interface Submitted {
  readonly close?: boolean;
  readonly timeoutClose?: number;
  readonly redirect?: string;
}

/** A window that shows when its conditions hold (spec 3, popup definition). */
export const popup = defineType({
  name: 'popup',
  title: 'Popup',
  type: 'document',
  icon: BellIcon,
  groups: [
    { name: 'content', title: 'Popup', default: true },
    { name: 'when', title: 'When it shows' },
    { name: 'submitted', title: 'Afterwards' },
    { name: 'look', title: 'Window' },
    { name: 'setup', title: 'Setup' },
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      group: 'content',
      description: 'For your team. Leads that come from this popup name it.',
      validation: (rule) =>
        rule.required().max(80).error('Enter a name of up to 80 characters that helps your team find it.'),
    }),
    defineField({
      name: 'component',
      title: 'Content',
      type: 'object',
      group: 'content',
      fields: popupContentFields({ isRequired: true }),
      validation: (rule) => rule.required().error('Enter what the popup says.'),
    }),
    ...runFields,
    defineField({
      name: 'conditions',
      title: 'Conditions',
      type: 'array',
      group: 'when',
      description: 'The popup shows as soon as one of these is true.',
      of: [popupCondition],
      validation: (rule) =>
        rule.required().min(1).error('Add a condition. Without one, the popup never shows.'),
    }),
    defineField({
      name: 'priority',
      title: 'Priority',
      type: 'number',
      group: 'when',
      description: 'If several popups could show, the one with the highest number is first.',
      initialValue: 0,
      validation: (rule) => rule.integer().error('Enter a whole number.'),
    }),
    popupFrequencyCap,
    defineField({
      name: 'quietHours',
      title: 'Quiet hours after a request',
      type: 'number',
      group: 'when',
      description: `It does not show to a shopper who has sent a form within so many hours. Leave empty for ${QUIET_HOURS} hours if it has a form, and for none if it is a text or unlocks the inventory. A form never shows on the page where the shopper has just sent one.`,
      validation: (rule) => rule.min(0).max(8760).error('Enter hours from 0 to 8760, which is a year.'),
    }),
    defineField({
      name: 'holdOutPercent',
      title: 'Don’t show to (%)',
      type: 'number',
      group: 'when',
      description: 'Percent of visitors who never see it, so that you can compare. 0 shows it to everyone.',
      initialValue: 0,
      validation: (rule) => rule.min(0).max(100).error('Enter a number from 0 to 100.'),
    }),
    defineField({
      name: 'submitted',
      title: 'After it was submitted',
      type: 'object',
      group: 'submitted',
      description:
        'A popup with a form is submitted with the form, one without when a link in it is followed.',
      fields: [
        ...popupContentFields({ isRequired: false }),
        defineField({
          name: 'email',
          title: 'Email to the shopper',
          type: 'object',
          description:
            'Replaces the words of our confirmation of the form. Leave empty to keep them. It is sent only while “Confirm requests by email” is on, in the dealership’s settings under Leads.',
          hidden: ({ document, parent }) =>
            componentOf(document?.['component']) === undefined && componentOf(parent) === undefined,
          options: { collapsible: true, collapsed: true },
          fields: [
            defineField({
              name: 'subject',
              title: 'Subject',
              type: 'localeString',
              validation: (rule) => rule.custom(notLongerThan(100, 'mail programs cut longer ones.')),
            }),
            defineField({
              name: 'text',
              title: 'Text',
              type: 'localeText',
              validation: (rule) => rule.custom(notLongerThan(1000, 'shoppers skip longer mails.')),
            }),
          ],
        }),
        defineField({
          name: 'track',
          title: 'Tracking event',
          type: 'string',
          description: 'Name of the event for your analytics, such as popup_submit.',
          validation: (rule) =>
            rule
              .regex(/^(?!(?:ga|google|firebase)_)[A-Za-z]\w{0,39}$/, { name: 'event name' })
              .error(
                'Begin with a letter, but not with ga_, google_ or firebase_, which belong to Google; then letters, digits and underscores, up to 40 characters.',
              ),
        }),
        optionalHref('redirect', 'Go to', 'The page that opens then. Leave empty to stay.'),
        defineField({ name: 'close', title: 'Close at once', type: 'boolean', initialValue: false }),
        defineField({
          name: 'timeoutClose',
          title: 'Close after seconds',
          type: 'number',
          description: 'Leave empty to let the shopper close it.',
          validation: (rule) => rule.min(1).max(600).error('Enter seconds from 1 to 600.'),
        }),
      ],
      validation: (rule) =>
        rule
          .custom((submitted: Submitted | undefined) => {
            const { close, timeoutClose, redirect } = submitted ?? {};
            const ways = [close === true, timeoutClose !== undefined, redirect !== undefined];
            return ways.filter(Boolean).length > 1
              ? 'Only the first of these applies: go to, close at once, close after seconds.'
              : true;
          })
          .warning(),
    }),
    defineField({
      name: 'kind',
      title: 'Window',
      type: 'string',
      group: 'look',
      options: { list: popupKindChoices, layout: 'radio' },
      initialValue: 'PrimeDialog',
    }),
    defineField({
      name: 'position',
      title: 'Position',
      type: 'object',
      group: 'look',
      description: 'A screen narrower than 640 pixels is a phone.',
      options: { columns: 2 },
      fields: [positionField('mobile', 'On phones'), positionField('desktop', 'On wider screens')],
    }),
    defineField({
      name: 'background',
      title: 'Block the page behind',
      type: 'boolean',
      group: 'look',
      description: 'Off: the page can still be used while the popup is open.',
      ...ON_BY_DEFAULT,
    }),
    defineField({
      name: 'closeButton',
      title: 'Close button',
      type: 'boolean',
      group: 'look',
      description: 'Escape always closes it.',
      ...ON_BY_DEFAULT,
      validation: (rule) =>
        rule.custom((closeButton, { document }) =>
          closeButton === false && document?.['background'] === false
            ? 'Keep the button, or block the page behind: touch screens have no Escape key.'
            : true,
        ),
    }),
    defineField({
      name: 'button',
      title: 'Button that opens it',
      type: 'localeString',
      group: 'look',
      description: 'If set, this button appears first, and the popup opens when it is pressed.',
      validation: (rule) => rule.custom(notLongerThan(32, 'buttons must fit a phone.')).warning(),
    }),
    dealershipField,
  ],
  orderings: [{ name: 'priority', title: 'Priority', by: [{ field: 'priority', direction: 'desc' }] }],
  preview: {
    select: {
      title: 'name',
      en: 'component.title.en',
      es: 'component.title.es',
      conditions: 'conditions',
      heldOut: 'holdOutPercent',
    },
    prepare: ({ title, en, es, conditions, heldOut }) => ({
      title: title ?? en ?? es ?? 'Popup',
      subtitle: [
        en ?? es ?? null,
        Array.isArray(conditions) && conditions.length > 0
          ? `${conditions.length} condition${conditions.length === 1 ? '' : 's'}`
          : 'never shows',
        typeof heldOut === 'number' && heldOut > 0 ? `${heldOut} % held out` : null,
      ]
        .filter((part) => part !== null)
        .join(' · '),
    }),
  },
});
