import type { BlockKit } from '../../../tenant-kit.ts';
import { engineWarrantyTerms, financingTerms, maintenancePlanTerms, tradeBonusTerms } from '../terms.ts';
import { pictures } from '../pictures.ts';

export const engineWarranty: BlockKit = {
  _type: 'feature',
  eyebrow: 'Lifetime engine warranty',
  heading: 'You keep the truck. We stand behind the engine.',
  body: [
    'Every vehicle under 85,000 miles comes with a **lifetime engine limited warranty**. It costs you nothing, and it lasts as long as you own the vehicle.',
    'Change the oil when the book says so, keep the receipts, and come and see us if something goes. That is the whole arrangement.',
  ],
  points: [
    'Free with every vehicle under 85,000 miles',
    'Turbochargers, seals, gaskets and fluids too',
    'The electric drive motor, on hybrids',
  ],
  terms: engineWarrantyTerms,
  image: pictures.warranty,
  imageSide: 'right',
  callToAction: { label: 'What it covers', href: '/vehicle-protection-plans' },
  secondCallToAction: {
    label: 'Cars that have it',
    href: '/used-cars-for-sale?mileage=null,85000',
  },
};

export const maintenancePlan: BlockKit = {
  _type: 'feature',
  eyebrow: '12-month maintenance plan',
  heading: 'Two service visits, on us.',
  body: [
    'Two visits in your first twelve months, before the snow and after it. Everett calls you when it is time.',
  ],
  points: ['Two service visits', 'Twelve months from the sale', 'Records that keep your warranty good'],
  terms: maintenancePlanTerms,
  image: pictures.service,
  imageSide: 'left',
  callToAction: { label: 'Schedule service', href: '/service/schedule' },
};

export const financing: BlockKit = {
  _type: 'feature',
  eyebrow: 'Financing',
  heading: 'A loan you understand before you sign it.',
  body: [
    'Good credit, bad credit, no credit, credit amnesty, sub-prime: we have lenders for each, and Dawn reads the papers with you line by line. **As low as one dime down with approved credit.**',
  ],
  points: [
    'Financing assistance is free',
    'Pre-approval has no effect on your score',
    'Many applicants pre-approved within 24–48 hours',
  ],
  terms: financingTerms,
  image: pictures.financing,
  imageSide: 'right',
  callToAction: { label: 'Get pre-approved', href: '/auto-financing/apply-for-financing' },
  secondCallToAction: { label: 'Ask Dawn', href: '/auto-financing' },
};

export const tradeBonus: BlockKit = {
  _type: 'feature',
  eyebrow: 'Sell or trade',
  heading: 'Got an offer in writing? Add $300.',
  body: [
    'If somebody has looked your car over and put a cash price on paper, bring us the paper. We go **$300 over it** on a trade.',
  ],
  points: ['Written offers, good for 7 days', 'Paid the day you say yes', 'No need to buy from us'],
  terms: tradeBonusTerms,
  image: pictures.trade,
  imageSide: 'left',
  callToAction: { label: 'What’s mine worth?', href: '/sell-trade-my-car/your-vehicle' },
};
