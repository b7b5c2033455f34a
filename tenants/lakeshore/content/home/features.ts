import type { BlockKit } from '../../../tenant-kit.ts';
import { financingTerms, tradeBonusTerms } from '../terms.ts';
import { pictures } from '../pictures.ts';

export const inspection: BlockKit = {
  _type: 'feature',
  eyebrow: 'Before it gets a price',
  heading: 'Looked at in 75 places.',
  body: [
    'A car comes to us with a past. We find out about it first: a **75-point inspection** in our own workshop and a **vehicle history report** that is yours to read, free, on every vehicle.',
    'What we find is repaired, or written on the sheet that hangs from the mirror. Want longer cover? [Vehicle protection plans](page:vehicle-protection-plans) start where the maker’s warranty ends.',
  ],
  points: [
    '75-point inspection, with the sheet to take home',
    'Free vehicle history report on all vehicles',
    'Lifetime parts-and-labor warranty on our service repairs',
  ],
  terms:
    'The inspection describes the car on the day it was made and is not a warranty. A history report holds what was reported to its provider. The parts-and-labor warranty is for repairs done by our service departments; ask the service desk for its written terms. Protection plans are optional, sold separately and never a condition of a sale or a loan.',
  image: pictures.warranty,
  imageSide: 'left',
  callToAction: { label: 'See protection plans', href: '/vehicle-protection-plans' },
  secondCallToAction: { label: 'Browse inspected cars', href: '/used-cars-for-sale' },
};

export const financing: BlockKit = {
  _type: 'feature',
  eyebrow: 'Financing',
  heading: 'Good credit, bad credit, a fresh start.',
  body: [
    'Our lenders say yes to more kinds of people than you may think: first-time buyers, credit amnesty after a hard year, sub-prime loans with a plan to refinance. **As low as one dime down with approved credit.**',
    'We compare their answers for you and charge nothing for it. The instant pre-approval takes under 60 seconds to fill in.',
  ],
  points: [
    'Financing assistance is free',
    'Pre-approval is a soft inquiry: no effect on your score',
    'Many applicants pre-approved within 24–48 hours',
  ],
  terms: financingTerms,
  image: pictures.financing,
  imageSide: 'right',
  callToAction: { label: 'Get pre-approved', href: '/auto-financing/apply-for-financing' },
  secondCallToAction: { label: 'Ask about financing', href: '/auto-financing' },
};

export const tradeBonus: BlockKit = {
  _type: 'feature',
  eyebrow: 'Sell or trade',
  heading: '$300 over their written offer.',
  body: [
    'Got a cash offer from somebody who has seen your car? Bring the paper. We put **$300 on top** when you trade with us, and you drive home in the next one.',
  ],
  points: ['Offers in writing, valid for 7 days', 'Paid the same day', 'At all four stores'],
  terms: tradeBonusTerms,
  image: pictures.trade,
  imageSide: 'left',
  callToAction: { label: 'Value my car', href: '/sell-trade-my-car/your-vehicle' },
};
