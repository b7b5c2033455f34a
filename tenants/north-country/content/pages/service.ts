import type { PageKit } from '../../../tenant-kit.ts';
import { pictures } from '../pictures.ts';
import { maintenancePlanTerms } from '../terms.ts';

export const service: PageKit = {
  key: 'service',
  path: '/service',
  name: 'Service',
  title: 'Car and truck service in Watertown, NY',
  description:
    'Any make, any age: oil, brakes, alignment, batteries, tires, engines, transmissions and New York inspections, weekdays from 7:30.',
  isIndexed: true,
  blocks: [
    {
      _type: 'hero',
      eyebrow: 'Service',
      heading: 'The same hands every time.',
      text: 'Everett at the desk, Roy under the hood since 1994. Any make, any age, weekdays from half past seven.',
      image: pictures.service,
      callToAction: { label: 'Schedule service', href: '/service/schedule' },
      secondCallToAction: { label: 'Call (315) 555-0127', href: 'tel:+13155550127' },
    },
    {
      _type: 'columns',
      heading: 'What we do',
      columns: [
        {
          icon: 'service',
          heading: 'Oil',
          text: 'Every 3,000 to 5,000 miles for most, sooner if you plow or tow. By the manual if you have our engine warranty.',
        },
        { icon: 'shield', heading: 'Brakes', text: 'Pads, rotors, and the lines that salt gets to first.' },
        {
          icon: 'mileage',
          heading: 'Alignment and tires',
          text: 'Frost heaves get everybody. Winter sets on in fall, off in spring.',
        },
        {
          icon: 'calendar',
          heading: 'New York inspections',
          text: 'Every weekday. If it fails you get a list with prices, and no lecture.',
        },
        {
          icon: 'search',
          heading: 'Batteries and block heaters',
          text: 'Tested cold, which is when it counts.',
        },
        {
          icon: 'car',
          heading: 'Engines and transmissions',
          text: 'Loaner vehicles for lengthy engine repairs.',
        },
      ],
    },
    {
      _type: 'feature',
      eyebrow: 'If it does not hold',
      heading: 'Bring it back, and we make it right.',
      body: [
        'Service repairs have a **lifetime parts-and-labor warranty**. While you wait there is Wi-Fi, a charging port and the woodstove.',
      ],
      points: [
        'Lifetime parts-and-labor warranty on service repairs',
        'A price before we start',
        'A ride home in town',
      ],
      terms:
        'The parts-and-labor warranty is for service repairs done here, not for wear; its terms are on the back of your invoice. Loaner vehicles are for lengthy engine repairs, as available.',
      image: pictures.shop,
      imageSide: 'left',
      callToAction: { label: 'Schedule service', href: '/service/schedule' },
    },
    {
      _type: 'offerList',
      heading: 'Coupons, this month',
      department: 'service',
      count: 4,
    },
    {
      _type: 'feature',
      eyebrow: '12-month maintenance plan',
      heading: 'Bought from us this year? You have two visits.',
      body: ['One before the snow and one after it. Call, and say that you have the plan.'],
      points: ['Two service visits within 12 months', 'Written down, so your warranty stays good'],
      terms: maintenancePlanTerms,
      image: pictures.oilChange,
      imageSide: 'right',
      callToAction: { label: 'How the plan works', href: '/legal/maintenance-plan' },
    },
    {
      _type: 'reviewStrip',
      heading: 'What the neighbors say',
      count: 6,
      category: 'Service',
    },
    { _type: 'faqList', heading: 'Asked across the counter', place: 'service', count: 6 },
    { _type: 'storeList', onlyWorkshops: true, heading: 'When we are here' },
    {
      _type: 'callToAction',
      heading: 'What does it do, and since when?',
      text: 'Tell Everett. He likes the odd ones.',
      callToAction: { label: 'Schedule service', href: '/service/schedule' },
      secondCallToAction: { label: 'Write to us', href: '/contact-us?topic=7' },
    },
  ],
};
