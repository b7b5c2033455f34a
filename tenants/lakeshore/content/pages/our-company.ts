import type { PageKit } from '../../../tenant-kit.ts';
import { pictures } from '../pictures.ts';

export const ourCompany: PageKit = {
  key: 'our-company',
  path: '/our-company',
  name: 'Our company',
  title: 'About Lakeshore Auto Group',
  description:
    'Four stores along Lake Erie that share one list of cars and one way to price them. Who we are, and who answers when something goes wrong.',
  isIndexed: true,
  blocks: [
    {
      _type: 'hero',
      eyebrow: 'Our company',
      heading: 'A grease pencil and a windshield.',
      text: 'In 1978 the first car on Peach Street had its price written on the glass, where everybody could read it. That is still the whole idea.',
      image: pictures.hero,
      callToAction: { label: 'Meet the team', href: '/our-company/meet-our-team' },
      secondCallToAction: { label: 'Find a store', href: '/our-company/locations' },
    },
    {
      _type: 'richText',
      heading: 'How we work',
      body: [
        'There are four of us now: **Erie** and **Meadville** in Pennsylvania, **Jamestown** and **Dunkirk** in New York. Each has its own people and its own coffee. They share one inventory, so that the car you want need not be at the store you live near.',
        'A car gets a price after it has been inspected in 75 places and its history has been read. When we lower a price it is lower for everybody, and the page says so for 30 days.',
        '> If something went wrong in one of our stores, write to me. I read these myself.',
        '*Renata Kowalczyk, President*',
      ],
    },
    {
      _type: 'columns',
      heading: 'Three promises we can keep',
      columns: [
        {
          icon: 'price',
          heading: 'One price',
          text: 'The same on the lot, on this site, and for the person behind you. Its fees are on the same page.',
        },
        {
          icon: 'search',
          heading: 'No surprises',
          text: 'Inspection sheet and history report before you talk about money.',
        },
        {
          icon: 'heart',
          heading: 'No chase',
          text: 'If you want to think, think. We call once, if you asked us to.',
        },
      ],
    },
    { _type: 'reviewStrip', heading: 'What people say', count: 6 },
    {
      _type: 'storeList',
      heading: 'Four stores along the lake',
      text: 'Any car can come to the one near you.',
    },
    {
      _type: 'callToAction',
      heading: 'We are looking for people, too.',
      text: 'Technicians above all. Come and see the workshop before you decide.',
      callToAction: { label: 'Careers', href: '/our-company/careers' },
      secondCallToAction: { label: 'Write to us', href: '/contact-us' },
    },
  ],
};
