import type { BlockKit } from '../../../tenant-kit.ts';

export const bodyStyleTiles: BlockKit = {
  _type: 'bodyStyleTiles',
  heading: 'What do you need it for?',
  text: 'Haul, plow, carry kids, or just get to work. Prices are where each row on the lot begins.',
};

export const filterTiles: BlockKit = {
  _type: 'filterTiles',
  heading: 'Short cuts across the lot',
  tiles: [
    {
      label: 'With the engine warranty',
      text: 'Under 85,000 miles, terms apply',
      href: '/used-cars-for-sale?mileage=null,85000',
      icon: 'shield',
    },
    {
      label: 'Under $20,000',
      text: 'Honest cars for honest money',
      href: '/used-cars-for-sale/price-under-20000',
      icon: 'price',
    },
    {
      label: 'Under 30,000 miles',
      text: 'Hardly broken in',
      href: '/used-cars-for-sale?mileage=null,30000',
      icon: 'mileage',
    },
    {
      label: 'Price drops',
      text: 'Marked down in the last 30 days',
      href: '/used-cars-for-sale/great_deals/price_drop',
      icon: 'offer',
    },
    {
      label: 'A few nice extras',
      text: 'Leather, heated wheel, the good radio',
      href: '/used-cars-for-sale/great_deals/premium_upgrades',
      icon: 'heart',
    },
  ],
};
