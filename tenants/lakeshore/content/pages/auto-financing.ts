import type { PageKit } from '../../../tenant-kit.ts';
import { pictures } from '../pictures.ts';
import { financingTerms } from '../terms.ts';

export const autoFinancing: PageKit = {
  key: 'auto-financing',
  path: '/auto-financing',
  name: 'Financing',
  title: 'Auto financing in Erie, Meadville, Jamestown & Dunkirk',
  description:
    'Help with financing at four stores on Lake Erie, free of charge: pre-approval without effect on your score, and rate, term and total before you sign.',
  isIndexed: true,
  blocks: [
    {
      _type: 'hero',
      eyebrow: 'Financing',
      heading: 'Know your payment before you drive over.',
      text: 'Good credit, bad credit or none yet: banks and credit unions on both sides of the state line, and one desk that compares them for you.',
      image: pictures.hero2,
      callToAction: { label: 'Get pre-approved', href: '/auto-financing/apply-for-financing' },
      secondCallToAction: {
        label: 'Full credit application',
        href: '/auto-financing/full-credit-application',
      },
      terms: financingTerms,
    },
    {
      _type: 'columns',
      heading: 'How it goes',
      columns: [
        {
          icon: 'pre-approval',
          heading: 'Ask',
          text: 'The pre-approval takes under 60 seconds to fill in. It is a soft inquiry, so your score stays where it is.',
        },
        {
          icon: 'price',
          heading: 'Compare',
          text: 'We show you the answers side by side: rate, term, payment, and everything you will have paid at the end.',
        },
        {
          icon: 'car',
          heading: 'Choose',
          text: 'Take the sheet to any of our four lots. The car you choose may cost less than the sum you were offered. We will not talk you out of it.',
        },
      ],
    },
    {
      _type: 'feature',
      eyebrow: 'What it costs',
      heading: 'Our help is free. The loan is not.',
      body: [
        'Tobias spent sixteen years on the bank’s side of the desk. He will tell you which part of a rate is the market and which part is negotiable, and he charges you nothing for it.',
        'Ask for the **total of payments** whenever somebody names a monthly one. A longer term makes the month cheaper and the car dearer; we print both.',
      ],
      points: [
        'Financing assistance is free',
        'Rate, term and total on one sheet',
        'Nearly all of our lenders let you pay early without a penalty',
      ],
      terms:
        'Financing is with approved credit. Whether a loan may be paid early without a penalty stands in its contract.',
      image: pictures.finance,
      imageSide: 'right',
      callToAction: {
        label: 'With bad credit',
        href: '/auto-financing/bad-credit-auto-financing',
      },
      secondCallToAction: {
        label: 'Better than buy here, pay here',
        href: '/auto-financing/better-than-buy-here-pay-here',
      },
    },
    {
      _type: 'faqList',
      heading: 'Financing, plainly',
      text: 'Nine questions we hear at the finance desk every week.',
      place: 'financing',
      count: 9,
    },
    {
      _type: 'callToAction',
      heading: 'Start with a number.',
      text: 'With approved credit. No effect on your score.',
      callToAction: { label: 'Get pre-approved', href: '/auto-financing/apply-for-financing' },
      secondCallToAction: { label: 'Ask us something', href: '/contact-us?topic=2' },
    },
  ],
};
