import type { PageKit } from '../../../tenant-kit.ts';
import { pictures } from '../pictures.ts';
import { financingTerms } from '../terms.ts';

export const badCredit: PageKit = {
  key: 'bad-credit-auto-financing',
  path: '/auto-financing/bad-credit-auto-financing',
  name: 'Financing with bad credit',
  title: 'Bad credit car loans in Watertown, NY',
  description:
    'A hard year is not a life sentence. What we can do with bad credit or none, what it costs, and how to get out of an expensive loan again.',
  isIndexed: true,
  blocks: [
    {
      _type: 'hero',
      eyebrow: 'Bad credit, or none',
      heading: 'Dawn has seen worse.',
      text: 'A layoff, a divorce, a hospital bill. Come in and tell it once, to one person, with the door shut.',
      image: pictures.financing,
      callToAction: { label: 'Get pre-approved', href: '/auto-financing/apply-for-financing' },
      secondCallToAction: { label: 'Write to Dawn', href: '/contact-us?topic=2' },
      terms: financingTerms,
    },
    {
      _type: 'richText',
      heading: 'How we go about it',
      body: [
        '1. We look at your credit file **with** you. Mistakes in it are common enough to check for.',
        '2. We ask what you can pay in a bad month, not in a good one. Wood, oil and insurance come first up here.',
        '3. We ask lenders who know such files: for first-time buyers, for credit amnesty after a bankruptcy or a repossession, for sub-prime loans.',
        '4. You see each answer on paper: rate, term, payment, total. If none of them makes sense, we say so, and you keep driving what you have.',
        {
          _type: 'callout',
          tone: 'caution',
          text: 'Credit amnesty is a fresh look by a lender. It does not cancel an old debt. Anybody who tells you otherwise wants something.',
        },
        '## Getting out again',
        'A sub-prime rate is for a while. Pay on time for twelve months and come back: we ask whether somebody will take the loan over for less. Nearly all of our lenders let you pay early without a penalty; the line is in the contract and we point to it.',
        '## Choose the car that keeps the loan small',
        'A plain sedan that starts in January beats a lifted truck that you lose in March. [How the rate follows the score](article:how-credit-scores-change-a-rate) shows the sums.',
      ],
    },
    {
      _type: 'vehicleList',
      heading: 'Honest cars for honest money',
      text: 'Under $20,000, inspected in 75 places.',
      search: '/used-cars-for-sale/price-under-20000',
      count: 4,
    },
    { _type: 'faqList', heading: 'You are not the first to ask', place: 'bad-credit', count: 5 },
    {
      _type: 'callToAction',
      heading: 'The kettle is on.',
      text: 'Or start at home. Pre-approval is a soft inquiry and leaves your score alone.',
      callToAction: { label: 'Get pre-approved', href: '/auto-financing/apply-for-financing' },
      secondCallToAction: { label: 'Call (315) 555-0128', href: 'tel:+13155550128' },
    },
  ],
};
