import type { BlockKit } from '../../../tenant-kit.ts';
import { pictures } from '../pictures.ts';

export const buttons: BlockKit = {
  _type: 'buttonStrip',
  buttons: [
    {
      label: 'Get Pre-Approved',
      text: 'A soft inquiry, no effect on your score',
      href: '/auto-financing/apply-for-financing',
      icon: 'pre-approval',
    },
    {
      label: 'Value Your Trade',
      text: 'A written offer, good for 7 days',
      href: '/sell-trade-my-car/your-vehicle',
      icon: 'value',
    },
    {
      label: 'Schedule Service',
      text: 'Pick a day at the store near you',
      href: '/service/schedule',
      icon: 'service',
    },
  ],
};

export const departments: BlockKit = {
  _type: 'departmentTabs',
  heading: 'What brings you in?',
  tabs: [
    {
      label: 'Finance',
      heading: 'The payment first, then the car.',
      text: 'Our finance desks work with banks and credit unions on both sides of the state line. Their help costs nothing, and you see rate, term and total before you sign. All financing is with approved credit.',
      image: pictures.finance,
      links: [
        { label: 'Get pre-approved', href: '/auto-financing/apply-for-financing' },
        { label: 'Full credit application', href: '/auto-financing/full-credit-application' },
        { label: 'Financing with bad credit', href: '/auto-financing/bad-credit-auto-financing' },
        {
          label: 'Better than buy here, pay here',
          href: '/auto-financing/better-than-buy-here-pay-here',
        },
      ],
    },
    {
      label: 'Shop',
      heading: 'Four lots, one list.',
      text: 'Every car at every store is on this site with its price. If it stands in Dunkirk and you live in Meadville, we bring it over so that you can drive it at home.',
      image: pictures.shop,
      links: [
        { label: 'All used cars', href: '/used-cars-for-sale' },
        { label: 'Under 30,000 miles', href: '/used-cars-for-sale?mileage=null,30000' },
        { label: 'Under $20,000', href: '/used-cars-for-sale/price-under-20000' },
        { label: 'Special offers', href: '/special-offers' },
      ],
    },
    {
      label: 'Sell or Trade',
      heading: 'An offer in writing, good for a week.',
      text: 'Bring the car to any store. We look it over while you have a coffee, write the number down and hold it for 7 days. Take it, and you are paid the same day.',
      image: pictures.trade,
      links: [
        { label: 'Value my car online', href: '/sell-trade-my-car/your-vehicle' },
        { label: 'How selling works', href: '/sell-trade-my-car' },
      ],
    },
    {
      label: 'Service',
      heading: 'Kept right, at three of four stores.',
      text: 'Oil, brakes, alignment, batteries, tires, engines, transmissions and state inspections for Pennsylvania and New York. A loaner for lengthy engine repairs, Wi-Fi and charging ports for short ones.',
      image: pictures.service,
      links: [
        { label: 'Schedule service', href: '/service/schedule' },
        { label: 'What we service', href: '/service' },
        { label: 'Service offers', href: '/special-offers/service' },
      ],
    },
  ],
};
