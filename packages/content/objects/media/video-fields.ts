import { defineField } from 'sanity';
import { inSomeLanguage } from '../fields/localized.ts';
import { parseVideoUrl } from './video-url.ts';

/** URL of a video. */
export const videoUrlField = defineField({
  name: 'url',
  title: 'Video URL',
  type: 'url',
  validation: (rule) =>
    rule
      .required()
      .custom((url) =>
        url === undefined || parseVideoUrl(url) !== null
          ? true
          : 'Paste the URL of the video on YouTube or Vimeo, such as https://www.youtube.com/watch?v=…',
      ),
});

/** Picture shown until the visitor presses play. */
export const posterField = defineField({
  name: 'poster',
  title: 'Poster image',
  type: 'accessibleImage',
  description: 'Shown until a visitor presses play. Wide, at least 1600 pixels.',
});

/** Fields of a video on a page in several languages. */
export const videoSchemaFields = [
  videoUrlField,
  defineField({
    name: 'title',
    title: 'Video title',
    type: 'localeString',
    description: 'Read aloud and shown on the picture: "A walk through our workshop".',
    validation: (rule) => rule.required().custom(inSomeLanguage),
  }),
  posterField,
];
