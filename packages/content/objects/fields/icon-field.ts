import { defineField } from 'sanity';
import { choices } from './titled-choices.ts';
import { ICONS } from './icons.ts';

const iconChoices = choices(ICONS, {
  'pre-approval': 'Pre-approval',
  value: 'Car value',
  service: 'Service',
  search: 'Search',
  price: 'Price',
  mileage: 'Mileage',
  offer: 'Offer',
  shield: 'Shield',
  calendar: 'Calendar',
  phone: 'Phone',
  message: 'Message',
  car: 'Car',
  heart: 'Heart',
});

/** An icon beside text. */
export const iconField = defineField({
  name: 'icon',
  title: 'Icon',
  type: 'string',
  options: { list: iconChoices },
});
