import type { HomePageKit } from '../../tenant-kit.ts';
import { buttons, departments } from './home/departments.ts';
import { engineWarranty, financing, maintenancePlan, tradeBonus } from './home/features.ts';
import { hero } from './home/hero.ts';
import { bodyStyleTiles, filterTiles } from './home/tiles.ts';

export const homePage: HomePageKit = {
  title: 'Used cars and trucks in Watertown, NY',
  description:
    'A family dealership in Watertown, New York: used cars and trucks, a lifetime engine warranty under 85,000 miles, and service by people who know you.',
  blocks: [
    hero,
    buttons,
    engineWarranty,
    bodyStyleTiles,
    filterTiles,
    departments,
    {
      _type: 'reviewStrip',
      heading: 'What the neighbors say',
      text: 'We asked them to be honest. They were.',
      count: 9,
    },
    { _type: 'promotionList', heading: 'This month', position: 'promotions-carousel' },
    financing,
    maintenancePlan,
    tradeBonus,
    { _type: 'promotionList', heading: 'While you’re here', position: 'grid-item' },
    {
      _type: 'faqList',
      heading: 'Ten things people ask Dawn',
      text: 'About money, mostly. Call her if yours is the eleventh.',
      place: 'home',
      count: 10,
    },
    {
      _type: 'storeList',
      heading: 'Come and see us',
      text: 'On Arsenal Street, with the flag and the woodpile.',
    },
  ],
};
