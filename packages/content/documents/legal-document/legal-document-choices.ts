import { LEGAL_KINDS } from './legal-document.ts';
import { choices } from '../../objects/fields/titled-choices.ts';

export const legalKindChoices = choices(LEGAL_KINDS, {
  'privacy-policy': 'Privacy policy',
  'terms-of-sale': 'Terms of sale',
  'cookie-policy': 'Cookie policy',
  'electronic-signature-disclosure': 'Electronic signature disclosure',
  'lifetime-engine-warranty': 'Lifetime engine warranty',
  'maintenance-plan': 'Maintenance plan',
  'trade-in-bonus': 'Trade-in bonus',
});
