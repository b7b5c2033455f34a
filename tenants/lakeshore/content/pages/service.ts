import type { PageKit } from '../../../tenant-kit.ts';
import { pictures } from '../pictures.ts';

export const service: PageKit = {
  key: 'service',
  path: '/service',
  name: 'Service',
  title: 'Car service in Erie, Meadville and Jamestown',
  description:
    'Oil, brakes, alignment, batteries, tires, engines, transmissions and state inspections at three workshops, with a price before we start.',
  isIndexed: true,
  blocks: [
    {
      _type: 'hero',
      eyebrow: 'Service',
      heading: 'A photo of the part before the question.',
      text: 'Three workshops, in Erie, Meadville and Jamestown. You see what we see, hear the price, and say yes or no.',
      image: pictures.service,
      callToAction: { label: 'Schedule service', href: '/service/schedule' },
      secondCallToAction: { label: 'Service offers', href: '/special-offers/service' },
    },
    {
      _type: 'columns',
      heading: 'What we do',
      columns: [
        {
          icon: 'service',
          heading: 'Oil and filters',
          text: 'Every 3,000 to 5,000 miles for most cars on conventional oil. Your manual has the last word.',
        },
        {
          icon: 'shield',
          heading: 'Brakes, tires, alignment',
          text: 'Measured in millimeters and 32nds, and written on the sheet. Potholes included.',
          callToAction: { label: 'Ready for winter', href: '/winter-ready' },
        },
        {
          icon: 'calendar',
          heading: 'State inspections',
          text: 'Pennsylvania in Erie and Meadville; New York in Jamestown, without an appointment before 10 on weekdays.',
        },
        {
          icon: 'search',
          heading: 'Batteries and electrics',
          text: 'Tested under load. A battery that is fine stays in the car.',
        },
        {
          icon: 'car',
          heading: 'Engines',
          text: 'From a misfire to a rebuild. Loaner vehicles for lengthy engine repairs.',
        },
        {
          icon: 'price',
          heading: 'Transmissions',
          text: 'Fluid, mounts, diagnosis, replacement. Two prices where there are two ways.',
        },
      ],
    },
    {
      _type: 'feature',
      eyebrow: 'On every repair',
      heading: 'If it comes back, it is ours.',
      body: [
        'Our service repairs carry a **lifetime parts-and-labor warranty**. Bring the invoice; we do the rest.',
        'Waiting is not so bad: coffee, Wi-Fi, and a charging port at every chair. Dunkirk customers have their car picked up and brought back, free.',
      ],
      points: [
        'Written estimate first',
        'Lifetime parts-and-labor warranty on service repairs',
        'Loaners for lengthy engine repairs',
      ],
      terms:
        'The parts-and-labor warranty is for repairs done by our service departments, not for wear; its written terms are at the service desk and on your invoice. Loaner vehicles as available, for engine repairs that take long, with a valid license and insurance.',
      image: pictures.shop,
      imageSide: 'right',
      callToAction: { label: 'Schedule service', href: '/service/schedule' },
    },
    {
      _type: 'offerList',
      heading: 'Coupons that are on today',
      text: 'Show one when you drop off the car.',
      department: 'service',
      count: 4,
    },
    {
      _type: 'reviewStrip',
      heading: 'What people said afterwards',
      count: 6,
      category: 'Service',
    },
    { _type: 'faqList', heading: 'Asked at the counter', place: 'service', count: 6 },
    {
      _type: 'storeList',
      onlyWorkshops: true,
      heading: 'Where to bring it',
      text: 'Dunkirk sells only. Its customers are served in Jamestown.',
    },
    {
      _type: 'callToAction',
      heading: 'Tell us what it does, and when it suits you.',
      callToAction: { label: 'Schedule service', href: '/service/schedule' },
      secondCallToAction: { label: 'Write to us', href: '/contact-us?topic=7' },
    },
  ],
};
