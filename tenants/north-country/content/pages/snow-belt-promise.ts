import type { PageKit } from '../../../tenant-kit.ts';
import { pictures } from '../pictures.ts';
import { engineWarrantyTerms, maintenancePlanTerms } from '../terms.ts';

export const snowBeltPromise: PageKit = {
  key: 'snow-belt-promise',
  path: '/snow-belt-promise',
  name: 'The snow belt promise',
  title: 'The snow belt promise',
  description:
    'What we check on every car before we sell it to somebody who drives on Tug Hill in January, and what we do for you afterwards.',
  isIndexed: true,
  blocks: [
    {
      _type: 'hero',
      eyebrow: 'The snow belt promise',
      heading: 'If we would not drive it up Tug Hill, we don’t sell it.',
      text: 'Cold starts, brake lines, heat on the glass. Before a car goes on our lot, somebody here has driven it home on a bad night, or would.',
      image: pictures.hero,
      callToAction: { label: 'See what’s on the lot', href: '/used-cars-for-sale' },
      secondCallToAction: { label: 'Four-wheel drive only', href: '/used-cars-for-sale?drivetrain=4wd,awd' },
    },
    {
      _type: 'columns',
      heading: 'What we look at first',
      columns: [
        {
          icon: 'search',
          heading: 'Underneath',
          text: 'Frame, lines, subframes. You may look with us, on the lift.',
        },
        { icon: 'service', heading: 'The battery', text: 'Tested cold, with the date read off the case.' },
        { icon: 'shield', heading: 'Four tires alike', text: 'Measured, and the figures are on the sheet.' },
        {
          icon: 'heart',
          heading: 'Heat',
          text: 'Hot at the vents, clear at the glass. Roy waits until it is.',
        },
      ],
    },
    {
      _type: 'feature',
      eyebrow: 'Afterwards',
      heading: 'The engine, for as long as you own it.',
      body: [
        'Under 85,000 miles on the day of the sale, it has our lifetime engine limited warranty, free. Maintain it by the book, keep the receipts, and come and see us.',
      ],
      points: ['Free with every vehicle under 85,000 miles', 'For the original purchaser, non-transferable'],
      terms: engineWarrantyTerms,
      image: pictures.warranty,
      imageSide: 'right',
      callToAction: { label: 'What it covers', href: '/vehicle-protection-plans' },
    },
    {
      _type: 'feature',
      eyebrow: 'And twice in the first year',
      heading: 'Before the snow, and after it.',
      body: ['The 12-month maintenance plan has two service visits in it.'],
      points: ['Two visits', 'Twelve months from the sale'],
      terms: maintenancePlanTerms,
      image: pictures.service,
      imageSide: 'left',
      callToAction: { label: 'Schedule service', href: '/service/schedule' },
    },
    {
      _type: 'vehicleList',
      heading: 'Ready for it',
      search: '/used-cars-for-sale?drivetrain=4wd,awd',
      count: 4,
    },
    {
      _type: 'callToAction',
      heading: 'Roads bad today?',
      text: 'Call, and we bring the car to you.',
      callToAction: { label: 'Call (315) 555-0126', href: 'tel:+13155550126' },
      secondCallToAction: {
        label: 'Winter tires, explained',
        href: '/car-research/winter-tires',
      },
    },
  ],
};
