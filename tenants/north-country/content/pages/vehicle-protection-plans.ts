import type { PageKit } from '../../../tenant-kit.ts';
import { pictures } from '../pictures.ts';
import { engineWarrantyTerms, maintenancePlanTerms } from '../terms.ts';

export const vehicleProtectionPlans: PageKit = {
  key: 'vehicle-protection-plans',
  path: '/vehicle-protection-plans',
  name: 'Warranty and protection',
  title: 'Lifetime engine warranty in Watertown, NY',
  description:
    'A lifetime engine limited warranty, free with every vehicle under 85,000 miles, and a 12-month maintenance plan. All the terms, in plain words.',
  isIndexed: true,
  blocks: [
    {
      _type: 'hero',
      eyebrow: 'Warranty and protection',
      heading: 'You keep the truck. We stand behind the engine.',
      text: 'Every vehicle under 85,000 miles comes with a lifetime engine limited warranty, for as long as you own it and keep up its maintenance.',
      image: pictures.warranty,
      callToAction: { label: 'Vehicles that have it', href: '/used-cars-for-sale?mileage=null,85000' },
      secondCallToAction: { label: 'Read every word', href: '/legal/lifetime-engine-warranty' },
      terms: engineWarrantyTerms,
    },
    {
      _type: 'columns',
      heading: 'What is covered',
      text: 'The engine, and what it needs to run.',
      columns: [
        { icon: 'shield', heading: 'Inside', text: 'Internally lubricated parts.' },
        {
          icon: 'service',
          heading: 'Around it',
          text: 'Water pump, fuel pump, valve covers, timing belt: the non-lubricated parts.',
        },
        { icon: 'car', heading: 'Turbo and diesel', text: 'Turbochargers and diesel injection parts.' },
        {
          icon: 'heart',
          heading: 'What holds it together',
          text: 'Seals, gaskets and fluids. On hybrids, the electric drive motor.',
        },
      ],
    },
    {
      _type: 'richText',
      heading: 'Your part of it',
      body: [
        'Change the oil when the book says so, do the rest of the routine maintenance by the manufacturer’s schedule, and **keep the records**. Do it here, elsewhere, or in your own barn with dated receipts for oil and filter.',
        'If you plow or tow, the book has a schedule for that, and it is shorter. Go by that one.',
        {
          _type: 'callout',
          tone: 'caution',
          text: 'Call the service desk before any work is done: (315) 555-0127. We talk to the shop where the vehicle stands. Work that was not agreed to beforehand may not be paid for.',
        },
      ],
    },
    {
      _type: 'feature',
      eyebrow: '12-month maintenance plan',
      heading: 'Two visits, before the snow and after it.',
      body: ['In your first twelve months you have two service visits. Everett calls you when it is time.'],
      points: ['Two service visits', 'Twelve months from the sale', 'Records that keep your warranty good'],
      terms: maintenancePlanTerms,
      image: pictures.service,
      imageSide: 'left',
      callToAction: { label: 'Schedule service', href: '/service/schedule' },
      secondCallToAction: { label: 'All terms', href: '/legal/maintenance-plan' },
    },
    { _type: 'promotionList', heading: 'This month', position: 'promotions-carousel' },
    {
      _type: 'faqList',
      heading: 'Eleven questions, no small print',
      place: 'protection',
      count: 11,
    },
    {
      _type: 'callToAction',
      heading: 'Come and look under the hood.',
      callToAction: { label: 'Vehicles that have it', href: '/used-cars-for-sale?mileage=null,85000' },
      secondCallToAction: { label: 'Ask us', href: '/contact-us?topic=1' },
    },
  ],
};
