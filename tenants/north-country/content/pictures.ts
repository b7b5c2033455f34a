import type { Picture } from '../../picture.ts';

/** North Country's drawings by file, with alternative text and the area that must stay visible when cropped. */
export const pictures = {
  hero: {
    file: 'hero.svg',
    alt: 'A green pickup on a snowy road by a red barn, the sun low behind the pines',
    hotspot: { x: 0.69, y: 0.72, width: 0.5, height: 0.46 },
  },
  hero2: {
    file: 'hero-2.svg',
    alt: 'A farm kitchen with a woodstove: papers, a phone and truck keys on the table, a pickup outside',
    hotspot: { x: 0.68, y: 0.68, width: 0.5, height: 0.56 },
  },
  hero3: {
    file: 'hero-3.svg',
    alt: 'An older pickup in front of a snowed-in farmhouse, a clipboard and keys on the stone wall',
    hotspot: { x: 0.72, y: 0.66, width: 0.48, height: 0.5 },
  },
  finance: {
    file: 'finance.svg',
    alt: 'A counter with a lamp, coffee and papers; keys hang on a board behind it',
  },
  shop: { file: 'shop.svg', alt: 'Pickups, wagons and SUVs in the snow in front of the dealership' },
  trade: { file: 'trade.svg', alt: 'An older pickup and a newer wagon face to face in a farmyard' },
  service: { file: 'service.svg', alt: 'A car on the lift in a lit barn, snow all around' },
  warranty: { file: 'warranty.svg', alt: 'An engine on a shield between two sheaves of wheat' },
  financing: { file: 'financing.svg', alt: 'A pickup on a winding road home on a winter night' },
  tradeBonus: { file: 'promo-1.svg', alt: 'A key on a nail with a tag that shows an arrow up' },
  oilChange: { file: 'promo-2.svg', alt: 'A red oil can with one drop at its spout' },
  thanks: { file: 'promo-3.svg', alt: 'A barn with the flag of the United States across its front' },
  lowMiles: { file: 'promo-4.svg', alt: 'A snowy road over a dashboard whose needles have hardly moved' },
} satisfies Record<string, Picture>;
