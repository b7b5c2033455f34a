import type { ArticleKit } from '../../../tenant-kit.ts';
import { pictures } from '../pictures.ts';

export const outback: ArticleKit = {
  key: 'a-used-outback-up-here',
  slug: 'a-used-outback-up-here',
  title: 'Abdi’s review: a used Subaru Outback, driven up here',
  summary:
    'Half of Jefferson County seems to own one. What the Outback is good at, which years to look for, and what Roy checks underneath.',
  category: 'staff-reviews',
  author: 'abdi-warsame',
  image: pictures.shop,
  publishedOn: '2026-05-18',
  body: [
    'My first winter at Fort Drum I had a small sedan from Georgia and a shovel. I learned a lot about the shovel. My second winter I had an Outback, and I have sold a good many since. Here is what I tell people on the lot.',
    '## What it is good at',
    'All four wheels are driven, all the time; there is no button to remember. It stands **8.7 inches** off the ground, more than many SUVs, and yet you sit down into it like a car. The load floor is long and flat: two duffels, a dog, and skis with the gate shut. The rails on the roof carry what is left.',
    'It is not quick. The usual engine is a 2.5-liter four, and with four people on Tug Hill you will hear it work. If that bothers you, look for a turbo from 2020 on, or a six-cylinder 3.6R before that, and count on more fuel.',
    '## Which years',
    {
      _type: 'bodyTable',
      rows: [
        { cells: ['Model years', 'What to know'] },
        {
          cells: [
            '2010–2014',
            'Older ones can use oil between changes, and head gaskets leaked on early engines. Buy on records, not on looks.',
          ],
        },
        {
          cells: [
            '2015–2019',
            'The safe bet for the money. Quieter, better heat. Timing chain in the four-cylinder, no belt to change.',
          ],
        },
        {
          cells: [
            '2020–2025',
            'New body, large upright screen, stronger safety systems. Even climate is on the screen, which you do not love with gloves on.',
          ],
        },
      ],
    },
    '## What Roy looks at',
    '- **Underneath.** Rear subframe, brake lines, and the seams behind the rear wheels. We show you, on the lift.',
    '- **CVT.** The transmission has no gears to shift. It should pull away smoothly, without a shudder at low speed. Fluid that has never been changed at 100,000 miles is worth a talk.',
    '- **Four tires alike.** On this drivetrain a worn pair beside a new pair is not thrift; it strains the center clutch. We measure all four, and replace four.',
    '- **Wheel bearings.** A hum that grows with speed.',
    '- **Windshield.** The safety cameras look through it. A replacement glass needs them calibrated, so ask whether that was done.',
    {
      _type: 'callout',
      tone: 'tip',
      text: 'Put winter tires on it anyway. All-wheel drive gets you going. Tires get you stopped, and there is a stop sign at the bottom of every hill in this county.',
    },
    '## If you may be posted elsewhere',
    'An Outback keeps its value well, here and in most places the Army will send you. Keep the service receipts in the glove box, and get the [payoff](article:trading-in-a-car-you-still-owe-on) from your lender in writing before you go. I have been through it, and I will help you with the papers.',
    '## The warranty part',
    'Any vehicle under 85,000 miles on the day of the sale comes with our [lifetime engine limited warranty](page:vehicle-protection-plans). It is free, it is for the original purchaser for as long as you own the car, it is non-transferable, and it requires maintenance by the manufacturer’s schedule, with records. One with more miles may be a fine car. It just does not have that, and I will say so.',
    {
      _type: 'bodyVehicles',
      heading: 'Outbacks on Arsenal Street',
      search: '/used-cars-for-sale/subaru-outback',
      count: 4,
    },
  ],
};
