import type { PageKit } from '../../../tenant-kit.ts';
import { pictures } from '../pictures.ts';

export const vehicleProtectionPlans: PageKit = {
  key: 'vehicle-protection-plans',
  path: '/vehicle-protection-plans',
  name: 'Vehicle protection plans',
  title: 'Vehicle protection plans, explained',
  description:
    'What a protection plan covers, what it leaves out, and when you do not need one. Optional, priced openly, never a condition of a sale or a loan.',
  isIndexed: true,
  blocks: [
    {
      _type: 'hero',
      eyebrow: 'Protection plans',
      heading: 'Where the maker’s warranty ends, this can begin.',
      text: 'A plan pays for the repairs that it names, for the time you choose. Some drivers sleep better with one. Some do not need it, and we say so.',
      image: pictures.warranty,
      callToAction: { label: 'Ask about a plan', href: '/contact-us?topic=1' },
      secondCallToAction: {
        label: 'Cars under 85,000 miles',
        href: '/used-cars-for-sale?mileage=null,85000',
      },
      terms:
        'Protection plans are optional, sold separately and never a condition of a sale or a loan. What a plan covers, its deductible, and how it is cancelled are in its contract.',
    },
    {
      _type: 'columns',
      heading: 'Three levels',
      text: 'You get the list of parts before you choose.',
      columns: [
        {
          icon: 'shield',
          heading: 'Drive',
          text: 'Engine, transmission and drive axles: the repairs that end a car’s life.',
        },
        {
          icon: 'car',
          heading: 'Drive and more',
          text: 'Adds steering, brake hydraulics, air conditioning and the main electrics.',
        },
        {
          icon: 'heart',
          heading: 'Nearly all',
          text: 'Lists only what is left out, such as wear, glass and paint.',
        },
      ],
    },
    {
      _type: 'richText',
      heading: 'When you do not need one',
      body: [
        '- The maker’s warranty still runs for longer than you will keep the car.',
        '- You could pay a large repair tomorrow without a loan, and would rather carry the risk.',
        '- The plan costs more than the repairs it is likely to meet. Put its price beside what the car is worth.',
        'We look up by VIN when the maker’s warranty ends. A plan can start on that day, so that you do not pay twice.',
      ],
    },
    { _type: 'promotionList', heading: 'On now', position: 'promotions-carousel' },
    {
      _type: 'faqList',
      heading: 'Eleven questions before you sign',
      place: 'protection',
      count: 11,
    },
    {
      _type: 'callToAction',
      heading: 'Take the contract home first.',
      text: 'Read it at your own table. The price is the same tomorrow.',
      callToAction: { label: 'Ask about a plan', href: '/contact-us?topic=1' },
      secondCallToAction: { label: 'Find a store', href: '/our-company/locations' },
    },
  ],
};
