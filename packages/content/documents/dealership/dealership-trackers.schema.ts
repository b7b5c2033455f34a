import { defineArrayMember, defineField } from 'sanity';
import { CONTAINER_ID, MEASUREMENT_ID, PIXEL_ID, TRACKER_ORIGIN } from './trackers.ts';

/** What measures visits. Nothing of it is loaded before a visitor allows it. */
export const trackerFields = [
  defineField({
    name: 'measurementIds',
    title: 'Google Analytics',
    type: 'array',
    group: 'setup',
    description:
      'Measurement IDs, such as G-AB12CD34EF. Visitors who allow analytics are measured with the events of the Automotive Standards Council. Switch off “Page changes based on browser history events” in Google Analytics, because the website reports its pages itself.',
    of: [
      defineArrayMember({
        type: 'string',
        validation: (rule) => rule.regex(MEASUREMENT_ID).error('Paste the whole ID: G-AB12CD34EF'),
      }),
    ],
    validation: (rule) => rule.unique().max(5),
  }),
  defineField({
    name: 'tagContainer',
    title: 'Google Tag Manager',
    type: 'object',
    group: 'setup',
    description:
      'Loaded for visitors who allow targeting. Use tags from templates: “Custom HTML” tags and “Custom JavaScript” variables are blocked by the website’s content security policy.',
    options: { collapsible: true, collapsed: true },
    fields: [
      defineField({
        name: 'id',
        title: 'Container',
        type: 'string',
        validation: (rule) => rule.regex(CONTAINER_ID).error('Paste the whole ID: GTM-AB12CD3'),
      }),
      defineField({
        name: 'origins',
        title: 'Hosts of its tags',
        type: 'array',
        description:
          'Where tags load scripts from and send to, such as https://tags.example.com. Anything else is blocked.',
        of: [
          defineArrayMember({
            type: 'string',
            validation: (rule) =>
              rule.regex(TRACKER_ORIGIN).error('Enter https:// and the host, without a path.'),
          }),
        ],
        validation: (rule) => rule.unique().max(20),
      }),
    ],
  }),
  defineField({
    name: 'metaPixelId',
    title: 'Meta pixel',
    type: 'string',
    group: 'setup',
    description:
      'The pixel’s ID. It tracks only visitors who allow targeting. Its access token is secret and is set outside the Studio.',
    validation: (rule) => rule.regex(PIXEL_ID).error('Enter only the digits of the pixel’s ID.'),
  }),
];
