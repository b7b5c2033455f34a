import { defineField } from 'sanity';
import { inSomeLanguage } from './localized.ts';

/** The page of a film at YouTube or Vimeo. */
const FILM_PAGE = /^https:\/\/((www\.)?youtube\.com\/watch\?v=|youtu\.be\/|(www\.)?vimeo\.com\/)[\w-]+/;

/** Where a film lies. */
export const filmAddressField = defineField({
  name: 'url',
  title: 'Address of the film',
  type: 'url',
  validation: (rule) =>
    rule
      .required()
      .custom((url) =>
        url === undefined || FILM_PAGE.test(url)
          ? true
          : 'Paste the address of the film at YouTube or Vimeo, such as https://www.youtube.com/watch?v=…',
      ),
});

/** What a film shows until somebody presses play. */
export const posterField = defineField({
  name: 'poster',
  title: 'Picture of the film',
  type: 'accessibleImage',
  description: 'Shown until somebody presses play. Wide, at least 1600 pixels.',
});

/** A film, on a page of several languages. */
export const filmFields = [
  filmAddressField,
  defineField({
    name: 'title',
    title: 'Title of the film',
    type: 'localeString',
    description: 'Read aloud and shown on the picture: "A walk through our workshop".',
    validation: (rule) => rule.required().custom(inSomeLanguage),
  }),
  posterField,
];
