import type { BlockKit } from '../../../tenant-kit.ts';

export const bodyStyleTiles: BlockKit = {
  _type: 'bodyStyleTiles',
  heading: 'Start with a shape',
  text: 'Prices are where each list begins today; every car shows its own.',
};

export const filterTiles: BlockKit = {
  _type: 'filterTiles',
  heading: 'Or start with what matters',
  tiles: [
    {
      label: 'Under $20,000',
      text: 'Sound cars, small payments',
      href: '/used-cars-for-sale/price-under-20000',
      icon: 'price',
    },
    {
      label: 'Under 30,000 miles',
      text: 'Most of their life ahead',
      href: '/used-cars-for-sale?mileage=null,30000',
      icon: 'mileage',
    },
    {
      label: 'Price drops',
      text: 'Lowered in the last 30 days',
      href: '/used-cars-for-sale/great_deals/price_drop',
      icon: 'offer',
    },
    {
      label: 'Premium upgrades',
      text: 'Leather, roof glass, good sound',
      href: '/used-cars-for-sale/great_deals/premium_upgrades',
      icon: 'heart',
    },
    {
      label: 'Certified',
      text: 'With the maker’s own warranty',
      href: '/certified-cars-for-sale',
      icon: 'shield',
    },
    { label: 'Brand new', text: 'Plastic still on the seats', href: '/new-cars-for-sale', icon: 'car' },
  ],
};
