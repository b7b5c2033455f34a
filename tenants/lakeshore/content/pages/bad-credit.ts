import type { PageKit } from '../../../tenant-kit.ts';
import { pictures } from '../pictures.ts';
import { financingTerms } from '../terms.ts';

export const badCredit: PageKit = {
  key: 'bad-credit-auto-financing',
  path: '/auto-financing/bad-credit-auto-financing',
  name: 'Financing with bad credit',
  title: 'Car loans with bad credit on Lake Erie',
  description:
    'Bad credit, no credit, credit amnesty or a sub-prime loan: what lenders look at, what it costs, and how to make the next loan cheaper.',
  isIndexed: true,
  blocks: [
    {
      _type: 'hero',
      eyebrow: 'Bad credit, or none',
      heading: 'Bring the letter that says no.',
      text: 'One lender’s answer is one lender’s answer. Ours include some for first-time buyers, for people after a hard year, and for sub-prime loans.',
      image: pictures.financing,
      callToAction: { label: 'Get pre-approved', href: '/auto-financing/apply-for-financing' },
      secondCallToAction: { label: 'Talk to Tobias', href: '/contact-us?topic=2' },
      terms: financingTerms,
    },
    {
      _type: 'richText',
      heading: 'What lenders look at besides the score',
      body: [
        'A score is where a lender begins and seldom where it ends. These weigh, too:',
        '- **Income** you can show, and how steady it is',
        '- **How long** you have lived and worked where you do',
        '- **Money down**, which lowers the risk for both sides',
        '- **The car**: one that holds its value is easier to lend on',
        '- **What is behind the score.** A divorce, an illness or a closed plant reads differently from missed payments for no reason. Tell us, and we tell them.',
        '**Credit amnesty** is what we call a fresh look after a bankruptcy, a repossession or a charge-off. It does not wipe out a debt. It means that a lender who knows the story is still willing to look.',
        {
          _type: 'callout',
          tone: 'tip',
          text: 'A sub-prime loan should be a bridge. Pay it on time for a year, then ask us to look at refinancing it. We put the date in the calendar with you.',
        },
        'How the rate follows the score, in figures, is in [this article](article:how-credit-scores-change-a-rate).',
      ],
    },
    {
      _type: 'columns',
      heading: 'Three things that help this week',
      columns: [
        {
          icon: 'search',
          heading: 'Read your file',
          text: 'It is free at annualcreditreport.com. What is wrong in it can be disputed.',
        },
        {
          icon: 'price',
          heading: 'Choose the smaller car',
          text: 'The largest sum you are offered is not a recommendation.',
          callToAction: { label: 'Cars under $20,000', href: '/used-cars-for-sale/price-under-20000' },
        },
        {
          icon: 'value',
          heading: 'Bring your trade',
          text: 'What your car is worth works like cash down.',
          callToAction: { label: 'Value my car', href: '/sell-trade-my-car/your-vehicle' },
        },
      ],
    },
    { _type: 'faqList', heading: 'Asked quietly, answered plainly', place: 'bad-credit', count: 6 },
    {
      _type: 'callToAction',
      heading: 'Asking changes nothing about your score.',
      text: 'The pre-approval is a soft inquiry. A full application is a hard one, and we ask you first.',
      callToAction: { label: 'Get pre-approved', href: '/auto-financing/apply-for-financing' },
    },
  ],
};
