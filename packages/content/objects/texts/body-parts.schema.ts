import { BulbOutlineIcon } from '@sanity/icons/BulbOutline';
import { ImageIcon } from '@sanity/icons/Image';
import { PlayIcon } from '@sanity/icons/Play';
import { SearchIcon } from '@sanity/icons/Search';
import { ThListIcon } from '@sanity/icons/ThList';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { z } from 'zod';
import { CALLOUT_TONES } from './body.ts';
import { choices } from '../fields/titled-choices.ts';
import { videoUrlField, posterField } from '../media/video-fields.ts';
import { searchField } from '../fields/search-field.ts';

// Objects between the paragraphs of a text. A text is in one language, and so are these.

const toneChoices = choices(CALLOUT_TONES, { tip: 'Good to know', caution: 'Take care' });

/** A highlighted note in a text. */
export const callout = defineType({
  name: 'callout',
  title: 'Note',
  type: 'object',
  icon: BulbOutlineIcon,
  fields: [
    defineField({
      name: 'tone',
      title: 'Type',
      type: 'string',
      options: { list: toneChoices, layout: 'radio', direction: 'horizontal' },
      initialValue: 'tip',
      validation: (rule) => rule.required().error('Choose the type.'),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      validation: (rule) => [
        rule.required().error('Write the note, or remove it.'),
        rule.max(400).warning('Keep a note to a sentence or two. Move the rest into the text.'),
      ],
    }),
  ],
  preview: {
    select: { title: 'text', tone: 'tone' },
    prepare: ({ title, tone }) => ({
      title,
      subtitle: toneChoices.find(({ value }) => value === tone)?.title ?? 'Note',
    }),
  },
});

/** A picture in a text. */
export const bodyPicture = defineType({
  name: 'bodyPicture',
  title: 'Picture',
  type: 'object',
  icon: ImageIcon,
  fields: [
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'accessibleImage',
      // Not `required`, because the file can be removed and the generated type must allow for that.
      validation: (rule) =>
        rule.custom((image) => (image === undefined ? 'Choose a picture, or remove this.' : true)),
    }),
    defineField({ name: 'caption', title: 'Caption', type: 'string' }),
  ],
  preview: {
    select: { caption: 'caption', alt: 'image.alt.en', media: 'image' },
    prepare: ({ caption, alt, media }) => ({ title: caption ?? alt ?? 'Picture', media }),
  },
});

/** Cars that the text mentions, as listed on the day a visitor reads it. */
export const bodyVehicles = defineType({
  name: 'bodyVehicles',
  title: 'Cars for sale',
  type: 'object',
  icon: SearchIcon,
  fields: [
    defineField({ name: 'heading', title: 'Heading', type: 'string' }),
    searchField,
    defineField({
      name: 'count',
      title: 'Number to show',
      type: 'number',
      initialValue: 3,
      validation: (rule) =>
        rule.required().integer().min(1).max(9).error('Enter a whole number from 1 to 9.'),
    }),
  ],
  preview: {
    select: { heading: 'heading', search: 'search' },
    prepare: ({ heading, search }) => ({ title: heading ?? 'Cars for sale', subtitle: search }),
  },
});

/** A YouTube or Vimeo video. Nothing loads before the visitor presses play. */
export const bodyVideo = defineType({
  name: 'bodyVideo',
  title: 'Video',
  type: 'object',
  icon: PlayIcon,
  fields: [
    videoUrlField,
    defineField({
      name: 'title',
      title: 'Video topic',
      type: 'string',
      validation: (rule) => rule.required().error('Describe the video for people who cannot see it.'),
    }),
    posterField,
  ],
  preview: {
    select: { title: 'title', subtitle: 'url', media: 'poster' },
  },
});

const rowsShape = z.array(z.object({ cells: z.array(z.string().optional()).optional() })).optional();

/** A row of a table. */
export const bodyTableRow = defineType({
  name: 'bodyTableRow',
  title: 'Row',
  type: 'object',
  icon: ThListIcon,
  fields: [
    defineField({
      name: 'cells',
      title: 'Cells',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.required().min(1).max(6).error('A row has 1 to 6 cells.'),
    }),
  ],
  preview: {
    select: { first: 'cells.0', second: 'cells.1', third: 'cells.2' },
    prepare: ({ first, second, third }) => ({ title: [first, second, third].filter(Boolean).join(' | ') }),
  },
});

/** A table. Its first row contains the column headings. */
export const bodyTable = defineType({
  name: 'bodyTable',
  title: 'Table',
  type: 'object',
  icon: ThListIcon,
  fields: [
    defineField({
      name: 'rows',
      title: 'Rows',
      type: 'array',
      description: 'The first row contains the column headings.',
      of: [defineArrayMember({ type: 'bodyTableRow' })],
      validation: (rule) => [
        rule.required().min(2).error('A table needs a row of headings and at least one more row.'),
        rule.custom((rows) => {
          const lengths = rowsShape.safeParse(rows).data?.map(({ cells = [] }) => cells.length) ?? [];
          return (
            new Set(lengths).size <= 1 ||
            `Rows have ${lengths.join(', ')} cells. Give every row the same number.`
          );
        }),
      ],
    }),
  ],
  preview: {
    select: { first: 'rows.0.cells.0', second: 'rows.0.cells.1', third: 'rows.0.cells.2' },
    prepare: ({ first, second, third }) => ({
      title: [first, second, third].filter(Boolean).join(' | ') || 'Table',
      subtitle: 'Table',
    }),
  },
});
