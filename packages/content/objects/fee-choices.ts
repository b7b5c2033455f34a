import { FEE_PAYEES } from '../documents/dealership/settings/settings.ts';
import { choices } from './fields/choices.ts';

export const feePayeeChoices = choices(FEE_PAYEES, {
  dealer: 'The dealership',
  government: 'A government office',
  'third-party': 'Another company',
});
