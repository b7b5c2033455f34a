import { destinationFields } from './destination-fields.ts';

/** Words in a text that link to a document or a URL. */
export const linkAnnotation = { name: 'link', title: 'Link', type: 'object', fields: destinationFields };
