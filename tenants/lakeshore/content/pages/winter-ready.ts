import type { PageKit } from '../../../tenant-kit.ts';
import { pictures } from '../pictures.ts';

export const winterReady: PageKit = {
  key: 'winter-ready',
  path: '/winter-ready',
  name: 'Winter ready',
  title: 'Ready for a lake winter',
  description:
    'What to have looked at before the first lake-effect snow, which cars do well in it, and what belongs in the trunk.',
  isIndexed: true,
  blocks: [
    {
      _type: 'hero',
      eyebrow: 'Winter ready',
      heading: 'The lake decides when. You decide how ready.',
      text: 'An hour in October saves a morning in December. Here is what we look at, and what you can do in your own driveway.',
      image: pictures.hero,
      callToAction: { label: 'Schedule service', href: '/service/schedule' },
      secondCallToAction: {
        label: 'Read about winter tires',
        href: '/car-research/winter-tires',
      },
    },
    {
      _type: 'columns',
      heading: 'Six things before the snow',
      columns: [
        {
          icon: 'service',
          heading: 'Battery',
          text: 'Tested under load. After four winters it has earned suspicion.',
        },
        {
          icon: 'car',
          heading: 'Tires',
          text: 'Four of a kind, with the snowflake, and more than 4/32 of tread.',
        },
        { icon: 'shield', heading: 'Brakes', text: 'Salt works on lines and slides. We look from below.' },
        {
          icon: 'search',
          heading: 'Lights and wipers',
          text: 'It is dark at five. Blades that streak now will freeze later.',
        },
        {
          icon: 'mileage',
          heading: 'Coolant and washer fluid',
          text: 'Both rated below zero. Summer washer fluid is not.',
        },
        { icon: 'heart', heading: 'Heat', text: 'Front glass clear in five minutes, or something is wrong.' },
      ],
    },
    {
      _type: 'vehicleList',
      heading: 'Four driven wheels, on our four lots',
      text: 'They help you start. Winter tires help you stop.',
      search: '/used-cars-for-sale?drivetrain=4wd,awd',
      count: 4,
    },
    { _type: 'offerList', heading: 'Service coupons on today', department: 'service', count: 3 },
    {
      _type: 'richText',
      heading: 'In the trunk',
      body: [
        '- a scraper and a real brush, a small shovel, sand or litter',
        '- blanket, hat, gloves, water, something to eat',
        '- jumper cables or a charged starter pack, a flashlight',
        '- a phone that is charged before you leave',
        {
          _type: 'callout',
          tone: 'caution',
          text: 'If you are stuck and run the engine for heat, clear snow from the tailpipe first and open a window a little. Exhaust that cannot leave comes in.',
        },
      ],
    },
    {
      _type: 'callToAction',
      heading: 'Which day suits you?',
      text: 'Workshops in Erie, Meadville and Jamestown.',
      callToAction: { label: 'Schedule service', href: '/service/schedule' },
      secondCallToAction: { label: 'Service offers', href: '/special-offers/service' },
    },
  ],
};
