import type { PageKit } from '../../../tenant-kit.ts';
import { pictures } from '../pictures.ts';
import { engineWarrantyTerms, financingTerms } from '../terms.ts';

export const betterThanBuyHerePayHere: PageKit = {
  key: 'better-than-buy-here-pay-here',
  path: '/auto-financing/better-than-buy-here-pay-here',
  name: 'Better than buy here, pay here',
  title: 'Better than buy here, pay here, Watertown NY',
  description:
    'When the lot is also the bank, ask five questions first. What they are, and what we do instead.',
  isIndexed: true,
  blocks: [
    {
      _type: 'hero',
      eyebrow: 'Financing',
      heading: 'You should not have to bring your payment to the car lot.',
      text: 'We sell cars. Banks and credit unions lend money. Keeping the two apart is good for you.',
      image: pictures.finance,
      callToAction: { label: 'Get pre-approved', href: '/auto-financing/apply-for-financing' },
      secondCallToAction: { label: 'With bad credit', href: '/auto-financing/bad-credit-auto-financing' },
      terms: financingTerms,
    },
    {
      _type: 'richText',
      heading: 'Five questions to take along',
      body: [
        'Some buy-here-pay-here lots are run by decent people. Ask these anywhere, us included:',
        '1. What is the price of the car if I pay cash today?',
        '2. What is the **annual percentage rate**?',
        '3. What will I have paid when it is over?',
        '4. Do you report my payments to the credit bureaus?',
        '5. Is there a tracker or a starter lock in the car?',
        'If the answer to the fourth is no, a year of good payments does nothing for you. That is the part that keeps people there.',
        {
          _type: 'bodyTable',
          rows: [
            { cells: ['To ask', 'There, as a rule', 'Here'] },
            { cells: ['Lender', 'The lot', 'A bank, credit union or finance company'] },
            { cells: ['Paid', 'Weekly or every other week', 'Monthly'] },
            { cells: ['Reported', 'Often not', 'By most of our lenders'] },
            { cells: ['Inspection', 'Ask', '75 points, and you see the sheet'] },
            { cells: ['Engine', 'As is', 'Lifetime limited warranty under 85,000 miles, terms apply'] },
          ],
        },
      ],
    },
    {
      _type: 'feature',
      eyebrow: 'Under the hood',
      heading: 'The engine is covered, whoever lends.',
      body: [
        'Every vehicle under 85,000 miles leaves with our lifetime engine limited warranty. It is free, and it is not part of the loan.',
      ],
      points: ['Free with every vehicle under 85,000 miles', 'For as long as you own it'],
      terms: engineWarrantyTerms,
      image: pictures.warranty,
      imageSide: 'right',
      callToAction: { label: 'What it covers', href: '/vehicle-protection-plans' },
    },
    {
      _type: 'faqList',
      heading: 'Before you decide',
      place: 'bad-credit',
      count: 5,
    },
    {
      _type: 'callToAction',
      heading: 'One coffee, then decide.',
      text: 'Dawn goes through their contract with you, too, if you bring it.',
      callToAction: { label: 'Get pre-approved', href: '/auto-financing/apply-for-financing' },
      secondCallToAction: { label: 'Find us', href: '/our-company/locations' },
    },
  ],
};
