import { BODY_STYLES } from '@rooftop/illustration/body-styles';
import { choices } from '../../objects/fields/titled-choices.ts';

export const bodyStyleChoices = choices(BODY_STYLES, {
  suvs: 'SUVs',
  sedans: 'Sedans',
  wagons: 'Wagons',
  coupes: 'Coupes',
  convertibles: 'Convertibles',
  hatchbacks: 'Hatchbacks',
  trucks: 'Trucks',
  minivans: 'Minivans',
  commercial: 'Commercial',
});
