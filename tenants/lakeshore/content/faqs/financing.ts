import type { FaqKit } from '../../../tenant-kit.ts';

export const financing: readonly FaqKit[] = [
  {
    key: 'pre-approval-score',
    question: 'Does pre-approval hurt my credit score?',
    answer: [
      'No. [Pre-approval](/auto-financing/apply-for-financing) is a soft inquiry: lenders look, your score stays where it is.',
      'A **full credit application** is a hard inquiry and may lower it by a few points for a while. We tell you before you reach that step.',
    ],
    places: ['home', 'financing', 'bad-credit'],
  },
  {
    key: 'how-long',
    question: 'How long until I know?',
    answer: [
      'The instant pre-approval takes under 60 seconds to fill in. Many applicants are pre-approved within 24–48 hours; some lenders want to see a pay stub first, and then it takes a day more.',
    ],
    places: ['home', 'financing'],
  },
  {
    key: 'bad-credit',
    question: 'My credit is bad. Is it worth asking?',
    answer: [
      'Yes. We work with lenders for good, bad and no credit, including credit amnesty and sub-prime loans. The rate is higher and a down payment helps; nobody can promise approval before a lender has looked.',
      'Bring proof of income and of where you live, and ask us when refinancing would make sense.',
    ],
    places: ['home', 'financing', 'bad-credit'],
  },
  {
    key: 'one-dime',
    question: 'What does “one dime down” mean?',
    answer: [
      'With approved credit you can start with as little as **$0.10 down**. Not all buyers qualify for $0.10 down or $25,000 in credit. More money down means a smaller loan, and we will show you both sums.',
    ],
    places: ['home', 'financing'],
  },
  {
    key: 'papers',
    question: 'What should I bring?',
    answer: [
      'Four things cover most loans:',
      '- a driver’s license',
      '- a recent pay stub, or two tax returns if you work for yourself',
      '- a bill with your address on it',
      '- proof of insurance, or your agent’s phone number',
    ],
    places: ['home', 'financing'],
  },
  {
    key: 'cost-of-help',
    question: 'Do you charge for arranging a loan?',
    answer: [
      'No. Financing assistance is free. The documentary fee on the contract is charged on every sale, cash or loan: $398 at our Pennsylvania stores and $175 in New York.',
    ],
    places: ['home', 'financing'],
  },
  {
    key: 'state-line',
    question: 'I live in New York and the car is in Pennsylvania. Does that matter?',
    answer: [
      'Not for the price. You pay the sales tax of the county you live in, and we register the car there. Tell us your ZIP code and the total on the page is the total at the desk.',
    ],
    places: ['home'],
  },
  {
    key: 'term-length',
    question: 'Six years or four?',
    answer: [
      'Six make the month cheaper and the car dearer. On $18,000 at 6.24 % APR with 20 % down, 48 months cost about $340 a month and 72 about $240, but you pay about $990 more interest over the longer time.',
      'The figures are an example, not an offer. We print yours side by side.',
    ],
    places: ['home', 'financing'],
  },
  {
    key: 'trade-owed',
    question: 'Can I trade a car that I still owe money on?',
    answer: [
      'Yes. We ask your lender for the payoff. If the car is worth more, the rest goes towards the next one; if it is worth less, the difference can often be added to the new loan, with approved credit. You decide after seeing both numbers.',
    ],
    places: ['home', 'financing', 'sell-trade'],
  },
  {
    key: 'pay-early',
    question: 'May I pay the loan off early?',
    answer: [
      'With nearly all of our lenders, at any time and without a penalty. It says so in the contract under “prepayment”, and we point to the line before you sign.',
    ],
    places: ['home', 'financing'],
  },
];
