import type { PageKit } from '../../../tenant-kit.ts';
import { pictures } from '../pictures.ts';
import { financingTerms } from '../terms.ts';

export const betterThanBuyHerePayHere: PageKit = {
  key: 'better-than-buy-here-pay-here',
  path: '/auto-financing/better-than-buy-here-pay-here',
  name: 'Better than buy here, pay here',
  title: 'Better than buy here, pay here',
  description:
    'Where the lot is also the lender, price and credit blur. What to ask there, and what a loan from an outside lender does differently.',
  isIndexed: true,
  blocks: [
    {
      _type: 'hero',
      eyebrow: 'Financing',
      heading: 'The one who sells the car should not set your rate.',
      text: 'At a buy-here-pay-here lot the dealer is also the lender. We ask lenders who do not care which car you choose.',
      image: pictures.hero3,
      callToAction: { label: 'Get pre-approved', href: '/auto-financing/apply-for-financing' },
      secondCallToAction: { label: 'Cars under $20,000', href: '/used-cars-for-sale/price-under-20000' },
      terms: financingTerms,
    },
    {
      _type: 'richText',
      heading: 'Side by side',
      body: [
        'Buy here, pay here has its place: it says yes to nearly everybody, on the spot. It is worth knowing what that tends to cost before you need it.',
        {
          _type: 'bodyTable',
          rows: [
            { cells: ['Question', 'Buy here, pay here, as a rule', 'A loan we arrange'] },
            { cells: ['Who lends?', 'The dealer', 'A bank, a credit union or a finance company'] },
            {
              cells: [
                'Price of the car',
                'Often named after the payment',
                'Posted, the same for everybody, with its fees on the same page',
              ],
            },
            { cells: ['Payments', 'Often weekly, at the lot', 'Monthly, to the lender'] },
            {
              cells: ['Your credit file', 'May never hear of your payments', 'Lenders generally report them'],
            },
            {
              cells: [
                'After a missed payment',
                'Some cars carry a starter lock',
                'As the lender’s contract and state law say',
              ],
            },
            {
              cells: [
                'Refinancing later',
                'Hard without a reported history',
                'Possible after payments on time, with approved credit',
              ],
            },
          ],
        },
        'Not every lot works that way, so ask. **Five questions** sort it out: What is the price without a loan? What is the annual percentage rate? What will I have paid at the end? Do you report to the credit bureaus? Is there a device in the car?',
        {
          _type: 'callout',
          tone: 'caution',
          text: 'A payment that is due every week looks small. Multiply it by 52 and by the years, and add the down payment, before you compare.',
        },
      ],
    },
    {
      _type: 'feature',
      eyebrow: 'And the car itself',
      heading: 'Inspected before it gets a price.',
      body: [
        'However it is paid for, each car has its **75-point inspection** and its **free vehicle history report**. You may read both before you talk about money.',
      ],
      points: [
        'One posted price, with its fees on the same page',
        'History report free on all vehicles',
        'Your own mechanic is welcome',
      ],
      terms:
        'The inspection describes the car on the day it was made and is not a warranty. A history report holds what was reported to its provider.',
      image: pictures.warranty,
      imageSide: 'left',
      callToAction: { label: 'Browse used cars', href: '/used-cars-for-sale' },
    },
    { _type: 'faqList', heading: 'What people ask first', place: 'bad-credit', count: 5 },
    {
      _type: 'callToAction',
      heading: 'Ask here before you sign there.',
      text: 'Pre-approval has no effect on your score, and obliges you to nothing. With approved credit.',
      callToAction: { label: 'Get pre-approved', href: '/auto-financing/apply-for-financing' },
      secondCallToAction: { label: 'Write to the finance desk', href: '/contact-us?topic=2' },
    },
  ],
};
