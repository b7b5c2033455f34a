import { destinationFields } from './destination-fields.ts';

/** Words of a text that lead to a document or to an address. */
export const linkAnnotation = { name: 'link', title: 'Link', type: 'object', fields: destinationFields };
