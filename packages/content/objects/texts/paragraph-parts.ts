import { destinationFields } from '../links/destination-fields.ts';

/** What paragraphs of all rich texts may have, besides their styles: lists, bold, italic and links. */
export const paragraphParts = {
  lists: [
    { title: 'Bullets', value: 'bullet' },
    { title: 'Numbers', value: 'number' },
  ],
  marks: {
    decorators: [
      { title: 'Bold', value: 'strong' },
      { title: 'Italic', value: 'em' },
    ],
    annotations: [{ name: 'link', title: 'Link', type: 'object', fields: destinationFields }],
  },
};
