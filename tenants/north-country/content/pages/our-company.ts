import type { PageKit } from '../../../tenant-kit.ts';
import { pictures } from '../pictures.ts';

export const ourCompany: PageKit = {
  key: 'our-company',
  path: '/our-company',
  name: 'Our company',
  title: 'About North Country Motors, Watertown',
  description:
    'One family, one lot on Arsenal Street, one woodstove. Who we are and why we plan to be here next winter.',
  isIndexed: true,
  blocks: [
    {
      _type: 'hero',
      eyebrow: 'Our company',
      heading: 'Eleven cars and a woodstove.',
      text: 'That is how it began in 1986. There are more cars now. The stove is still in the office.',
      image: pictures.hero,
      callToAction: { label: 'Meet the team', href: '/our-company/meet-our-team' },
      secondCallToAction: { label: 'Find us', href: '/our-company/locations' },
    },
    {
      _type: 'richText',
      heading: 'How we do things',
      body: [
        'We buy what does well up here: four-wheel drive, good heaters, no rust that we would not show you. Each one is inspected in 75 places, and its history report is free.',
        'We sell to people we meet again at the hardware store. It keeps a person honest.',
        'Half our customers wear a uniform to work. We have learned to finish the papers before the bus leaves.',
        '> Come in, or write. I will be the one who answers.',
        '*June LaClair, owner*',
      ],
    },
    {
      _type: 'columns',
      heading: 'What you can hold us to',
      columns: [
        {
          icon: 'shield',
          heading: 'The engine',
          text: 'A lifetime limited warranty on vehicles under 85,000 miles, for the first owner, with maintenance on record.',
          callToAction: { label: 'All its terms', href: '/vehicle-protection-plans' },
        },
        {
          icon: 'price',
          heading: 'The price',
          text: 'With the fees beside it, before you ask.',
          callToAction: { label: 'The snow belt promise', href: '/snow-belt-promise' },
        },
        {
          icon: 'heart',
          heading: 'The neighbors',
          text: 'Batteries tested, coats collected, phones answered.',
          callToAction: {
            label: 'The first cold week',
            href: '/car-research/what-we-do-in-the-first-cold-week',
          },
        },
      ],
    },
    { _type: 'reviewStrip', heading: 'What the neighbors say', count: 6 },
    {
      _type: 'storeList',
      heading: 'Come and see us',
      text: 'On Arsenal Street, with the flag and the woodpile.',
    },
    {
      _type: 'callToAction',
      heading: 'Good with your hands? Sit down.',
      text: 'We hire slowly and keep people long.',
      callToAction: { label: 'Work here', href: '/our-company/careers' },
      secondCallToAction: { label: 'Write to June', href: '/our-company/meet-our-team/june-laclair' },
    },
  ],
};
