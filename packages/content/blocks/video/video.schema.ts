import { PlayIcon } from '@sanity/icons/Play';
import { defineType } from 'sanity';
import { videoFields } from '../../objects/video-fields.ts';
import { headingField, preview, textField } from '../block-fields.ts';

/** A video. Nothing loads before the visitor presses play. */
export const video = defineType({
  name: 'video',
  title: 'Film',
  type: 'object',
  icon: PlayIcon,
  description:
    'Shows the picture of the film; the film itself comes from YouTube or Vimeo when somebody presses play.',
  fields: [headingField, textField, ...videoFields],
  preview: preview('Film', 'poster'),
});
