import type { FaqKit } from '../../../tenant-kit.ts';

export const financing: readonly FaqKit[] = [
  {
    key: 'score',
    question: 'Will asking you hurt my credit?',
    answer: [
      'Pre-approval won’t. It is a soft inquiry and has no effect on your score.',
      'If you go on to a full application, the lender makes a hard inquiry, which can cost a few points. Dawn says so before she sends it.',
    ],
    places: ['home', 'financing', 'bad-credit'],
  },
  {
    key: 'no-credit',
    question: 'I have bad credit, or none. Should I bother?',
    answer: [
      'Please do. Good, bad or no credit, credit amnesty, sub-prime: we have lenders for all of them. They decide, not we, and a weak history means a higher rate. Nobody here can promise you a yes, but we can tell you what would help.',
    ],
    places: ['home', 'financing', 'bad-credit'],
  },
  {
    key: 'sixty-seconds',
    question: 'How quick is it, truly?',
    answer: [
      'The instant pre-approval takes under 60 seconds to fill in. Many applicants are pre-approved within 24–48 hours. If a lender wants papers, it takes as long as you take to find them.',
    ],
    places: ['home', 'financing'],
  },
  {
    key: 'dime',
    question: 'A dime down. What’s the catch?',
    answer: [
      'You need approved credit for it, and not all buyers qualify for $0.10 down or $25,000 in credit. And what you don’t pay at the start you borrow, with interest. We put both sums in front of you.',
    ],
    places: ['home', 'financing'],
  },
  {
    key: 'fees',
    question: 'What fees will I see on the contract?',
    answer: [
      'Two of ours, on every sale:',
      '- documentary fee: **$358.03**',
      '- thirty-day drive fee: **$10**',
      'Then sales tax and what New York takes for title and plates. Financing assistance is free.',
    ],
    places: ['home', 'financing'],
  },
  {
    key: 'bring',
    question: 'What papers do I need?',
    answer: [
      'License, last two pay stubs (a leave and earnings statement if you’re in the service), something with your address, and your insurance card.',
    ],
    places: ['home', 'financing'],
  },
  {
    key: 'fort-drum',
    question: 'I’m at Fort Drum and may be sent elsewhere. Can I finance?',
    answer: [
      'Yes. Several lenders know how orders work. Choose a loan you may pay off early, and remember we buy cars as well: a written offer is good for 7 days and paid the same day.',
    ],
    places: ['home'],
  },
  {
    key: 'still-owe',
    question: 'I still owe on my truck. Can I trade it?',
    answer: [
      'Yes. We call your lender for the payoff and show you the difference. If you owe more than it’s worth, that can sometimes go into the new loan, with approved credit; whether it should is worth a talk.',
    ],
    places: ['home', 'financing', 'sell-trade'],
  },
  {
    key: 'warranty-included',
    question: 'Does the loan pay for the engine warranty?',
    answer: [
      'No, because it’s free. Every vehicle under 85,000 miles has it. Keep up the manufacturer’s maintenance and the records, and it lasts as long as you own the vehicle.',
    ],
    places: ['home', 'financing'],
  },
  {
    key: 'early',
    question: 'Can I pay it off early?',
    answer: ['With nearly every lender we use, yes, without penalty. We show you the line in the contract.'],
    places: ['home', 'financing'],
  },
];
