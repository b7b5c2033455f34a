import type { BlockKit } from '../../../tenant-kit.ts';
import { pictures } from '../pictures.ts';

export const buttons: BlockKit = {
  _type: 'buttonStrip',
  buttons: [
    {
      label: 'Get Pre-Approved',
      text: 'A soft inquiry: no effect on your score',
      href: '/auto-financing/apply-for-financing',
      icon: 'pre-approval',
    },
    {
      label: 'Value Your Trade',
      text: 'A number in writing, good for a week',
      href: '/sell-trade-my-car/your-vehicle',
      icon: 'value',
    },
    {
      label: 'Schedule Service',
      text: 'Weekdays from half past seven',
      href: '/service/schedule',
      icon: 'calendar',
    },
  ],
};

export const departments: BlockKit = {
  _type: 'departmentTabs',
  heading: 'Four doors, one roof',
  tabs: [
    {
      label: 'Finance',
      heading: 'Dawn has seen worse credit than yours.',
      text: 'Good, bad or none at all: we ask the lenders, you hear every answer, and the asking is free. Any loan is with approved credit.',
      image: pictures.finance,
      links: [
        { label: 'Get pre-approved', href: '/auto-financing/apply-for-financing' },
        { label: 'Full credit application', href: '/auto-financing/full-credit-application' },
        { label: 'Starting from bad credit', href: '/auto-financing/bad-credit-auto-financing' },
        {
          label: 'Better than buy here, pay here',
          href: '/auto-financing/better-than-buy-here-pay-here',
        },
      ],
    },
    {
      label: 'Shop',
      heading: 'Cars that start in January.',
      text: 'We buy what does well up here: four-wheel drive, good heaters, no rust we would not show you. Each one is inspected in 75 places and comes with its history report, free.',
      image: pictures.shop,
      links: [
        { label: 'Everything on the lot', href: '/used-cars-for-sale' },
        { label: 'Pickups', href: '/used-cars-for-sale/trucks' },
        { label: 'Under 30,000 miles', href: '/used-cars-for-sale?mileage=null,30000' },
        { label: 'Under $20,000', href: '/used-cars-for-sale/price-under-20000' },
      ],
    },
    {
      label: 'Sell or Trade',
      heading: 'We’ll tell you what it’s worth, and why.',
      text: 'Come with us while we look at it. Rust, tires, that noise: we say what takes the number down and what holds it up. The offer is written, and good for 7 days.',
      image: pictures.trade,
      links: [
        { label: 'Value it online', href: '/sell-trade-my-car/your-vehicle' },
        { label: 'How we buy cars', href: '/sell-trade-my-car' },
      ],
    },
    {
      label: 'Service',
      heading: 'The same hands every time.',
      text: 'Oil, brakes, alignment, batteries, tires, engines, transmissions and New York inspections. Loaner vehicles for lengthy engine repairs; Wi-Fi, charging ports and a woodstove for the short ones.',
      image: pictures.service,
      links: [
        { label: 'Schedule service', href: '/service/schedule' },
        { label: 'What we do', href: '/service' },
        { label: 'Service offers', href: '/special-offers/service' },
      ],
    },
  ],
};
