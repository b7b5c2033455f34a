import type { BlockKit } from '../../../tenant-kit.ts';
import { pictures } from '../pictures.ts';

export const hero: BlockKit = {
  _type: 'heroSlides',
  slides: [
    {
      headline: 'Every car, one posted price.',
      text: 'Four lots along the lake share one inventory. Find the car you like, and drive it at the store near you. Its page lists the fees that come on top.',
      image: pictures.hero,
      callToAction: { label: 'See all cars', href: '/used-cars-for-sale' },
      secondCallToAction: { label: 'Find a store', href: '/#stores' },
    },
    {
      headline: 'Know your payment before you drive over.',
      text: 'Pre-approval is a soft inquiry and leaves your credit score alone. Good credit, bad credit or none yet, with approved credit and the terms below.',
      image: pictures.hero2,
      callToAction: { label: 'Get pre-approved', href: '/auto-financing/apply-for-financing' },
      secondCallToAction: { label: 'How financing works', href: '/auto-financing' },
    },
    {
      headline: 'Your old car has a price, too.',
      text: 'Tell us what you drive. We write the offer down, it is good for 7 days, and we pay on the day you take it, whether or not you buy from us.',
      image: pictures.hero3,
      callToAction: { label: 'Value my car', href: '/sell-trade-my-car/your-vehicle' },
      secondCallToAction: { label: 'Selling, step by step', href: '/sell-trade-my-car' },
    },
  ],
};
