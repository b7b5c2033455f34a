import type { PageKit } from '../../../tenant-kit.ts';
import { pictures } from '../pictures.ts';
import { tradeBonusTerms } from '../terms.ts';

export const sellTradeMyCar: PageKit = {
  key: 'sell-trade-my-car',
  path: '/sell-trade-my-car',
  name: 'Sell or trade my car',
  title: 'Sell or trade your car on Lake Erie',
  description:
    'A written offer, valid for 7 days and paid the same day, at four stores in Pennsylvania and New York. You need not buy from us.',
  isIndexed: true,
  blocks: [
    {
      _type: 'hero',
      eyebrow: 'Sell or trade',
      heading: 'Your old car has a price, too.',
      text: 'We look it over while you have a coffee, write the number down, and hold it for 7 days. Take it and you are paid the same day, whether or not you buy from us.',
      image: pictures.hero3,
      callToAction: { label: 'Value my car', href: '/sell-trade-my-car/your-vehicle' },
      secondCallToAction: { label: 'Find a store', href: '/our-company/locations' },
      terms:
        'The offer is made after a physical inspection and stands for 7 days, as long as the car, its mileage and its title stay as they were. Payment needs a clear transferable title; a loan is paid off first.',
    },
    {
      _type: 'columns',
      heading: 'Three steps',
      columns: [
        {
          icon: 'search',
          heading: 'Tell us what you drive',
          text: 'Year, make, model, miles, and what you would mention to a friend. You get an estimate.',
        },
        {
          icon: 'car',
          heading: 'Bring it to any store',
          text: 'Come along while we look. We say what takes the number down and what holds it up.',
        },
        {
          icon: 'value',
          heading: 'Take a week',
          text: 'Compare. The written offer is good for 7 days.',
        },
      ],
    },
    {
      _type: 'feature',
      eyebrow: 'Trade-in bonus',
      heading: '$300 over their written offer.',
      body: [
        'Got a cash offer from somebody who has inspected your car? Bring the paper. On a trade we put **$300 on top**.',
      ],
      points: ['Offers in writing, valid for 7 days', 'Paid the same day', 'At all four stores'],
      terms: tradeBonusTerms,
      image: pictures.tradeBonus,
      imageSide: 'left',
      callToAction: { label: 'All terms of the bonus', href: '/legal/trade-in-bonus' },
    },
    { _type: 'faqList', heading: 'Before you clean out the glove box', place: 'sell-trade', count: 6 },
    {
      _type: 'callToAction',
      heading: 'What is it worth?',
      text: 'An estimate first, a written offer once we have seen it.',
      callToAction: { label: 'Value my car', href: '/sell-trade-my-car/your-vehicle' },
      secondCallToAction: { label: 'Papers to bring', href: '/car-research/documents-to-buy-or-sell-a-car' },
    },
  ],
};
