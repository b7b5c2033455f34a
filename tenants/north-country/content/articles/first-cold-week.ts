import type { ArticleKit } from '../../../tenant-kit.ts';
import { pictures } from '../pictures.ts';

export const firstColdWeek: ArticleKit = {
  key: 'what-we-do-in-the-first-cold-week',
  slug: 'what-we-do-in-the-first-cold-week',
  title: 'What we do in the first cold week',
  summary:
    'A box for coats by the woodstove, batteries tested for anybody, and a phone that gets answered. A note from June.',
  category: 'community-outreach',
  author: 'june-laclair',
  image: pictures.hero,
  publishedOn: '2026-11-02',
  body: [
    'Every year there is one morning when half of Watertown will not start. My parents used to open at six on that day, because the phone rang anyway. We still do a few things that week. You need not be a customer for any of them.',
    '## Batteries, tested while you wait',
    'A battery that cranks at forty above may not at ten below. In the cold it gives perhaps half of what it gives in summer, and the engine asks for more. Come by on a weekday between half past seven and six, and Everett or Roy will put a tester on it. It takes five minutes and costs nothing. If it is fine, you get a slip that says so. If it is not, you get a price, and nobody will chase you. [Tell us when](/service/schedule), or just come.',
    'Four or five years is old for a battery up here. The date is on a sticker or stamped in the case.',
    '## The coat box',
    'There is a box by the woodstove from now until the end of December. Clean winter coats, boots, and mittens in pairs, children’s sizes above all. We pass them on to people in the county who give them out without asking questions. If you need a coat yourself, take one. That is what it is for.',
    '## Before the snow: ten minutes in your own driveway',
    '- **Washer fluid** rated to twenty below. The blue stuff from summer freezes on the glass.',
    '- **Wipers.** If they streak now, they will do worse with ice on them.',
    '- **Tire pressure**, measured cold. It has dropped since September. If you are still on summer rubber, read about [winter tires](article:winter-tires).',
    '- **Lights.** Walk around with the engine running, or back up to a store window.',
    '- **Block heater cord**, if you have one. Mice like them.',
    '- In the trunk: a shovel, a blanket, a scraper, jumper cables, a flashlight, and a bag of sand or litter. And your phone, charged, on you.',
    {
      _type: 'callout',
      tone: 'caution',
      text: 'Stuck in a drift? Clear the tailpipe before you run the engine, and open a window a finger’s width. Exhaust that cannot get out comes in.',
    },
    '## If you are stuck',
    'Call us while we are open: **(315) 555-0126**. We are not a towing service and will not pretend to be. But we know who is out with a truck that morning, and somebody here will stay on the line.',
    '## Why we do it',
    'A dealership in a small town sells a person a car every eight years or so. The other seven years and eleven months, we are simply neighbors. It is better to be decent ones.',
    'See you at the stove.',
    {
      _type: 'bodyVehicles',
      heading: 'Four-wheel drive under $30,000',
      search: '/used-cars-for-sale/price-under-30000?drivetrain=4wd',
      count: 2,
    },
  ],
};
