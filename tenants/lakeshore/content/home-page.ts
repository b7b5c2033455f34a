import type { HomePageKit } from '../../tenant-kit.ts';
import { buttons, departments } from './home/departments.ts';
import { financing, inspection, tradeBonus } from './home/features.ts';
import { hero } from './home/hero.ts';
import { bodyStyleTiles, filterTiles } from './home/tiles.ts';

export const homePage: HomePageKit = {
  title: 'Used cars in Erie, Meadville, Jamestown & Dunkirk',
  description:
    'Used, certified and new cars at four stores along Lake Erie. One posted price on every car, free history reports and help with financing.',
  blocks: [
    hero,
    buttons,
    bodyStyleTiles,
    filterTiles,
    departments,
    { _type: 'promotionList', heading: 'On now', position: 'promotions-carousel' },
    inspection,
    {
      _type: 'reviewStrip',
      heading: 'What people said afterwards',
      text: 'Reviews from customers of all four stores.',
      count: 9,
    },
    financing,
    { _type: 'promotionList', heading: 'Good to know about', position: 'grid-item' },
    tradeBonus,
    {
      _type: 'faqList',
      heading: 'Financing, plainly',
      text: 'Ten questions we hear at the finance desk every week.',
      place: 'home',
      count: 10,
    },
    {
      _type: 'storeList',
      heading: 'Four stores along the lake',
      text: 'Two in Pennsylvania, two in New York. Any car can come to the one near you.',
    },
  ],
};
