import { REVIEW_CATEGORIES, REVIEW_PLATFORMS } from './review.ts';
import { choices } from '../../objects/fields/titled-choices.ts';

export const platformChoices = choices(REVIEW_PLATFORMS, { google: 'Google', facebook: 'Facebook' });

export const reviewCategoryChoices = choices(REVIEW_CATEGORIES, {
  Finance: 'Financing',
  Buy: 'Buying',
  Service: 'Service',
  Sale: 'Sales',
  Sell: 'Selling',
});
