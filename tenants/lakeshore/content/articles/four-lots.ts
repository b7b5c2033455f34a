import type { ArticleKit } from '../../../tenant-kit.ts';
import { pictures } from '../pictures.ts';

export const fourLots: ArticleKit = {
  key: 'any-car-at-the-store-near-you',
  slug: 'any-car-at-the-store-near-you',
  title: 'Any car, at the store near you: how a transfer works',
  summary:
    'Two stores in Pennsylvania, two in New York, one list of cars. What happens when you ask for one from another lot.',
  category: 'news',
  author: 'sam-oyelaran',
  image: pictures.financing,
  publishedOn: '2026-09-28',
  body: [
    'Dunkirk is the smallest of our stores. That is why I drive more than anybody else here: whatever is not on our lot, I fetch. People often do not know that they may ask, so here is how it goes.',
    '## Ask',
    'On the page of [any car](/cars-for-sale) you see at which store it stands. Choose a test drive and the store near you, or call. Tell us whether you have a trade, so that somebody is there who can look at it.',
    '## We move it',
    'Most transfers take a day, sometimes two in snow. The car comes with its inspection sheet and its history report, and somebody checks it over again when it arrives. **Moving it between our four lots costs you nothing**, and you owe nothing if you do not like it.',
    {
      _type: 'bodyTable',
      rows: [
        { cells: ['From', 'To', 'About how far'] },
        { cells: ['Erie', 'Meadville', '40 miles'] },
        { cells: ['Erie', 'Dunkirk', '50 miles'] },
        { cells: ['Erie', 'Jamestown', '55 miles'] },
        { cells: ['Dunkirk', 'Jamestown', '30 miles'] },
      ],
    },
    '## The price stays the same',
    'A car has one price, on the windshield and on this site, whichever store sells it. What depends on the store is the documentary fee, because the states see it differently: **$398** at Erie and Meadville, **$175** at Jamestown and Dunkirk. It is on the page before you drive anywhere.',
    '## And the state line?',
    'You pay the sales tax of the place where you live, not of the lot. We register the car there. Two things deserve a thought:',
    '- **Inspection.** A car for a New York customer gets a New York inspection, a car for a Pennsylvania customer a Pennsylvania one. We have it done before you collect.',
    '- **Service afterwards.** Erie, Meadville and Jamestown have workshops. If you bought in Dunkirk, we pick your car up, service it in Jamestown, and bring it back, free. [Where and when](/our-company/locations).',
    {
      _type: 'callout',
      tone: 'tip',
      text: 'Set your store at the top of the site. Prices, fees and hours then are those of the store you would visit.',
    },
    '## What I cannot do',
    'I cannot hold three cars for you to line up in Dunkirk on a Saturday in March. One at a time, two if the weather is kind. For a row of trucks, drive to Meadville: the upper lot has them, and Lena knows what each one can pull.',
    'If we bring one over and it is not what you hoped for, say so. I will enjoy the drive back.',
    {
      _type: 'bodyVehicles',
      heading: 'Trucks, to begin that row',
      search: '/used-cars-for-sale/trucks',
      count: 2,
    },
  ],
};
