import type { Picture } from '../../picture.ts';

/** The group's drawings by file, with alternative text and the area that must stay visible when cropped. */
export const pictures = {
  hero: {
    file: 'hero.svg',
    alt: 'A wagon on the shore of a wide lake at dawn, a lighthouse and a sail far out',
    hotspot: { x: 0.7, y: 0.76, width: 0.5, height: 0.4 },
  },
  hero2: {
    file: 'hero-2.svg',
    alt: 'A phone with an approval, car keys and coffee on a windowsill, a car and the lake outside',
    hotspot: { x: 0.7, y: 0.7, width: 0.5, height: 0.55 },
  },
  hero3: {
    file: 'hero-3.svg',
    alt: 'An older sedan in front of a lake house at dusk, a clipboard and keys on the railing',
    hotspot: { x: 0.68, y: 0.68, width: 0.5, height: 0.5 },
  },
  finance: { file: 'finance.svg', alt: 'Signed papers, a phone and car keys on a ledge above the lake' },
  shop: { file: 'shop.svg', alt: 'Two rows of cars on a lot beside the lake' },
  trade: { file: 'trade.svg', alt: 'An older sedan and a newer wagon face to face on the shore' },
  service: { file: 'service.svg', alt: 'A sedan on a lift in a workshop that opens to the lake' },
  warranty: { file: 'warranty.svg', alt: 'A car at night in the beam of a lighthouse' },
  financing: { file: 'financing.svg', alt: 'A car on the coast road, driving towards the rising sun' },
  tradeBonus: { file: 'promo-1.svg', alt: 'An older car with an orange bow around it' },
  oilChange: { file: 'promo-2.svg', alt: 'A drop of clean oil with a sunrise in it' },
  thanks: { file: 'promo-3.svg', alt: 'The flag of the United States above the lake' },
  lowMiles: { file: 'promo-4.svg', alt: 'A car below a gauge whose needle has hardly moved' },
} satisfies Record<string, Picture>;
