import { PlayIcon } from '@sanity/icons/Play';
import { defineType } from 'sanity';
import { videoSchemaFields } from '../../objects/media/video-fields.ts';
import { headingField, preview, textField } from '../block-fields.ts';

/** A video. Nothing loads before the visitor presses play. */
export const video = defineType({
  name: 'video',
  title: 'Video',
  type: 'object',
  icon: PlayIcon,
  description: 'Shows a picture first. The video loads from YouTube or Vimeo when a visitor presses play.',
  fields: [headingField, textField, ...videoSchemaFields],
  preview: preview('Video', 'poster'),
});
