import { PROMOTION_POSITIONS } from './promotion.ts';
import { choices } from '../../objects/fields/titled-choices.ts';

export const positionChoices = choices(PROMOTION_POSITIONS, {
  'promotions-carousel': 'Carousel',
  'grid-item': 'Grid card',
});
