import { FAQ_PLACES, FAQ_PROMISES } from './faq.ts';
import { choices } from '../../objects/fields/titled-choices.ts';

export const placeChoices = choices(FAQ_PLACES, {
  home: 'Home page',
  financing: 'Financing',
  'bad-credit': 'Bad-credit financing',
  'sell-trade': 'Sell or trade',
  service: 'Service',
  protection: 'Vehicle protection',
  contact: 'Contact',
  help: 'Help center',
});

export const faqPromiseChoices = choices(FAQ_PROMISES, {
  engineWarranty: 'Lifetime engine warranty',
  maintenancePlan: '12-month maintenance plan',
  repairWarranty: 'Lifetime warranty on service repairs',
});
