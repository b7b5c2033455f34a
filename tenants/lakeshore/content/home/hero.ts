import type { BlockKit } from '../../../tenant-kit.ts';

export const hero: BlockKit = {
  _type: 'heroSlides',
  slides: [
    {
      headline: 'Every car, one honest price.',
      text: 'Four lots along the lake share one inventory. Find the car you like, drive it at the store near you, and pay the price on the windshield.',
      image: {
        file: 'hero.svg',
        alt: 'A sedan on the shore of a wide lake at dawn, the sun just above the water',
        hotspot: { x: 0.69, y: 0.68, width: 0.42, height: 0.4 },
      },
      callToAction: { label: 'See all cars', href: '/used-cars-for-sale' },
      secondCallToAction: { label: 'Find a store', href: '/#stores' },
    },
    {
      headline: 'Know your payment before you drive over.',
      text: 'Pre-approval is a soft inquiry and leaves your credit score alone. Good credit, bad credit or none yet, with approved credit and the terms below.',
      image: {
        file: 'hero-2.svg',
        alt: 'A kitchen table by a window on the lake, with a phone and a set of car keys in the morning light',
        hotspot: { x: 0.66, y: 0.62, width: 0.45, height: 0.5 },
      },
      callToAction: { label: 'Get pre-approved', href: '/auto-financing/apply-for-financing' },
      secondCallToAction: { label: 'How financing works', href: '/auto-financing' },
    },
    {
      headline: 'Your old car has a price, too.',
      text: 'Tell us what you drive. We write the offer down, it is good for 7 days, and we pay on the day you take it, whether or not you buy from us.',
      image: {
        file: 'hero-3.svg',
        alt: 'An older car on a driveway above the lake, ready to be appraised',
        hotspot: { x: 0.62, y: 0.66, width: 0.5, height: 0.42 },
      },
      callToAction: { label: 'Value my car', href: '/sell-trade-my-car/your-vehicle' },
      secondCallToAction: { label: 'Selling, step by step', href: '/sell-trade-my-car' },
    },
  ],
};
