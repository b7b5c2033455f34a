import { SearchIcon } from '@sanity/icons/Search';
import { defineType } from 'sanity';
import { searchField } from '../../objects/fields/search-field.ts';
import { countField, headingField, preview, textField } from '../block-fields.ts';

/** The first cars of a search result. */
export const vehicleList = defineType({
  name: 'vehicleList',
  title: 'Cars',
  type: 'object',
  icon: SearchIcon,
  description: 'Shows cars for sale today. Hidden if the search finds none.',
  fields: [headingField, textField, searchField, countField(4, 12)],
  preview: preview('Cars'),
});
