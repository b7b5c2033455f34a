import { FEED_NAMES } from '@rooftop/listing/feed-names';
import { PATH_FILTERS } from '@rooftop/listing/path-filters';
import { SORT_OPTIONS, SORTS } from '@rooftop/listing/sorts';
import { APPLICATION_METHODS, COOKIE_DISPLAYS, PRICE_LOCKS } from './settings.ts';
import { SIDE_PANELS } from './side-button.ts';
import { CONDITION_TITLES } from '../../offer/offer-choices.ts';
import { choices } from '../../../objects/fields/titled-choices.ts';

export const priceLockChoices = choices(PRICE_LOCKS, {
  ...CONDITION_TITLES,
  search: 'All cars wherever they are listed, but not on their own pages',
});

export const sortChoices = SORTS.map((value) => ({ value, title: SORT_OPTIONS[value].title }));

export const feedOutChoices = choices(FEED_NAMES, {
  'google-vehicle-listings': 'Google vehicle listings (free)',
  'google-vehicle-ads': 'Google vehicle ads',
  'meta-vehicles': 'Facebook and Instagram vehicle catalog',
});

export const filterChoices = choices(PATH_FILTERS, {
  bodystyle: 'Body style',
  'make-model': 'Make and model',
  features: 'Features',
  price: 'Price',
});

export const cookieDisplayChoices = choices(COOKIE_DISPLAYS, {
  show: 'Until the visitor makes a choice',
  force: 'Always',
  hide: 'Never',
});

export const careersChoices = choices(APPLICATION_METHODS, {
  form: 'With a form and an optional resume',
  mail: 'By email to an address shown on the page',
});

export const sidePanelChoices = choices(SIDE_PANELS, {
  message: 'The chat service, or a form for messages',
  payment: 'The payment of a car, or the payment calculator on other pages',
});
