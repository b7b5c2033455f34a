import type { BlockKit } from '../../../tenant-kit.ts';
import { pictures } from '../pictures.ts';

export const hero: BlockKit = {
  _type: 'heroSlides',
  slides: [
    {
      headline: 'We’ll be here next winter, too.',
      text: 'Our family has sold cars in Watertown for three generations. Every vehicle under 85,000 miles leaves with a lifetime engine warranty, for as long as you own it and keep up its maintenance.',
      image: pictures.hero,
      callToAction: { label: 'See what’s on the lot', href: '/used-cars-for-sale' },
      secondCallToAction: { label: 'About the warranty', href: '/vehicle-protection-plans' },
    },
    {
      headline: 'Sort the money out at your own table.',
      text: 'A pre-approval takes under 60 seconds to fill in and is a soft inquiry: no effect on your score. With approved credit; Dawn goes through the rest with you.',
      image: pictures.hero2,
      callToAction: { label: 'Get pre-approved', href: '/auto-financing/apply-for-financing' },
      secondCallToAction: { label: 'How we finance', href: '/auto-financing' },
    },
    {
      headline: 'Bring the old one up the hill.',
      text: 'Everett looks it over while you warm up. You get the number in writing, it holds for 7 days, and if you take it you are paid that day.',
      image: pictures.hero3,
      callToAction: { label: 'What’s mine worth?', href: '/sell-trade-my-car/your-vehicle' },
      secondCallToAction: { label: 'How we buy cars', href: '/sell-trade-my-car' },
    },
  ],
};
