import { CRITERIA } from '../documents/promotion/promotion.ts';
import { choices } from './fields/choices.ts';

export const criteriaChoices = choices(CRITERIA, {
  page: 'Page',
  store: 'Store',
  language: 'Language',
});
