import type { PageKit } from '../../../tenant-kit.ts';
import { pictures } from '../pictures.ts';
import { tradeBonusTerms } from '../terms.ts';

export const sellTradeMyCar: PageKit = {
  key: 'sell-trade-my-car',
  path: '/sell-trade-my-car',
  name: 'Sell or trade',
  title: 'Sell or trade your car or truck in Watertown',
  description:
    'Come along while we look at it. A number in writing, good for 7 days, paid the day you say yes, and $300 over a written cash offer on a trade.',
  isIndexed: true,
  blocks: [
    {
      _type: 'hero',
      eyebrow: 'Sell or trade',
      heading: 'We’ll tell you what it’s worth, and why.',
      text: 'Everett goes over it with you: rust, tires, that noise. He says what takes the number down and what holds it up.',
      image: pictures.hero3,
      callToAction: { label: 'What’s mine worth?', href: '/sell-trade-my-car/your-vehicle' },
      secondCallToAction: { label: 'Find us', href: '/our-company/locations' },
      terms:
        'Offers are made after a physical inspection and are valid for 7 days, with same-day payment, as long as the vehicle stays as it is. The title must be there and transferable; a loan is paid off first.',
    },
    {
      _type: 'columns',
      heading: 'How we buy cars',
      columns: [
        {
          icon: 'phone',
          heading: 'Tell us',
          text: 'What it is, how many miles, and what is wrong with it. Be honest; we look anyway.',
        },
        {
          icon: 'search',
          heading: 'Bring it up the hill',
          text: 'Half an hour on the lift while you warm up at the stove.',
        },
        {
          icon: 'value',
          heading: 'A number in writing',
          text: 'Good for 7 days. Say yes and you are paid that day, whether you buy from us or not.',
        },
      ],
    },
    {
      _type: 'feature',
      eyebrow: 'Trade-in bonus',
      heading: 'Got an offer in writing? Add $300.',
      body: [
        'If somebody has looked your car over and put a cash price on paper, bring us the paper. We go **$300 over it** on a trade.',
      ],
      points: ['Written, inspected offers', 'One bonus per transaction', 'No need to buy from us to sell'],
      terms: tradeBonusTerms,
      image: pictures.tradeBonus,
      imageSide: 'right',
      callToAction: { label: 'All the terms', href: '/legal/trade-in-bonus' },
    },
    { _type: 'faqList', heading: 'Rust, titles and other troubles', place: 'sell-trade', count: 6 },
    {
      _type: 'callToAction',
      heading: 'Winter does not make it worth more.',
      text: 'Bring it in before the salt gets another year of it.',
      callToAction: { label: 'What’s mine worth?', href: '/sell-trade-my-car/your-vehicle' },
      secondCallToAction: { label: 'Papers to bring', href: '/car-research/documents-to-buy-or-sell-a-car' },
    },
  ],
};
