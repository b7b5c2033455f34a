import type { ArticleKit } from '../../../tenant-kit.ts';
import { pictures } from '../pictures.ts';

export const odyssey: ArticleKit = {
  key: 'honda-odyssey-with-two-child-seats',
  slug: 'honda-odyssey-with-two-child-seats',
  title: 'Keisha’s review: a used Honda Odyssey, with two child seats in it',
  summary:
    'Eight seats, a low floor and one seat that slides sideways. What I like about the 2018-and-later Odyssey, and what I would check.',
  category: 'staff-reviews',
  author: 'keisha-abernathy',
  image: pictures.shop,
  publishedOn: '2026-06-02',
  body: [
    'Nobody comes to Peach Street dreaming of a minivan. They come with a stroller, look at an SUV, and lift a child over a wheel arch three times. Then they ask me what else there is. This is what I show them, and what I tell them about it.',
    '## What it does better than an SUV',
    'The doors slide, so a five-year-old cannot put one into the next car at the beach lot. The floor is low enough for a grandmother and for a sleeping toddler on your shoulder. Behind the third row is a deep well: a week’s groceries stand in it upright, and the row folds down into it in one movement.',
    'From model year **2018** on, the outer second-row seats of most trims slide **sideways**. Push the two apart and you can walk between them to the third row without touching either child seat. Push them together and both are in reach from the front. On the base trims they do not slide, so try it before you fall for the price.',
    '## Child seats, counted',
    'I install yours before the [test drive](article:test-drive-checklist), as always. The Odyssey has lower anchors for three seats in the second row when the narrow middle seat is in, and more in the third. Three across works with slim seats. With wide ones, put one in the back.',
    '## On the road',
    'All of these have the same 3.5-liter V6 with 280 horsepower, and front-wheel drive. There is **no all-wheel drive**. On Peach Street hill in January, four [winter tires](article:winter-tires) settle the matter; I say so at the desk, not afterwards. If you must have driven rear wheels, look at a Toyota Sienna instead. We usually have both.',
    {
      _type: 'bodyTable',
      rows: [
        { cells: ['Model years', 'What is different'] },
        { cells: ['2018–2019', 'Nine-speed automatic on most trims, ten-speed on the top ones'] },
        { cells: ['2020 and later', 'Ten-speed on all; the smoother choice in town'] },
        { cells: ['2021 and later', 'New nose, rear-seat reminder, driver assistance on every trim'] },
        { cells: ['2025 and later', 'Larger screens, small changes outside'] },
      ],
    },
    '## What I ask the workshop to look at',
    '- **Timing belt.** This V6 has a belt, not a chain. It is due at around 100,000 miles or when the car says so, best together with the water pump. Ask for the receipt; without one, take the price of it off in your head.',
    '- **Sliding doors.** Open and close each one five times. Tracks fill with sand here.',
    '- **Transmission.** Drive it cold and warm. It should shift without hunting.',
    '- **Third-row latch and power tailgate.** Things that a family breaks.',
    '- **Recalls**, by VIN, done or open.',
    {
      _type: 'callout',
      tone: 'tip',
      text: 'Bring everybody. A van is bought by the person in the third row, and she is usually nine.',
    },
    '## Who should not buy one',
    'If you tow more than 3,500 pounds, or live where the plow comes last, this is not your car. If you carry people, it is hard to beat, and it tends to cost less than a three-row SUV of the same age.',
    {
      _type: 'bodyVehicles',
      heading: 'Odysseys at our four stores',
      search: '/cars-for-sale/honda-odyssey',
      count: 4,
    },
  ],
};
