import { LISTING_CONDITIONS } from '@rooftop/listing/listing-conditions';
import { OFFER_DEPARTMENTS } from './offer.ts';
import { choices } from '../../objects/fields/titled-choices.ts';

export const CONDITION_TITLES = { new: 'New', used: 'Used', certified: 'Certified' };

export const conditionChoices = choices(LISTING_CONDITIONS, CONDITION_TITLES);

export const departmentChoices = choices(OFFER_DEPARTMENTS, {
  dealer: 'Dealership: cars and trade-ins',
  service: 'Service',
});
