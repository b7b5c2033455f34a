import type { Picture } from '../../picture.ts';

/** Summit's drawings by file, with alternative text and the area that must stay visible when cropped. */
export const pictures = {
  hero: {
    file: 'hero.svg',
    alt: {
      en: 'Three cars on the dark floor of a showroom, the city behind the glass',
      es: 'Tres autos sobre el piso oscuro de una sala de exhibición, con la ciudad tras el vidrio',
    },
    hotspot: { x: 0.52, y: 0.7, width: 0.56, height: 0.44 },
  },
  hero2: {
    file: 'hero-2.svg',
    alt: {
      en: 'A contract, a phone and a key on a round table in a bright showroom',
      es: 'Un contrato, un teléfono y una llave sobre una mesa redonda en una sala luminosa',
    },
    hotspot: { x: 0.68, y: 0.76, width: 0.5, height: 0.46 },
  },
  hero3: {
    file: 'hero-3.svg',
    alt: {
      en: 'An older sedan on a lit turntable passes through a scanner',
      es: 'Un sedán de algunos años sobre una plataforma iluminada pasa por un escáner',
    },
    hotspot: { x: 0.66, y: 0.66, width: 0.5, height: 0.5 },
  },
  finance: {
    file: 'finance.svg',
    alt: {
      en: 'A signed contract, a phone with a check mark, a card and a car key',
      es: 'Un contrato firmado, un teléfono con una marca de aprobado, una tarjeta y una llave',
    },
  },
  shop: {
    file: 'shop.svg',
    alt: { en: 'Three cars in a white showroom', es: 'Tres autos en una sala de exhibición blanca' },
  },
  trade: {
    file: 'trade.svg',
    alt: {
      en: 'A gray sedan and a red wagon on two turntables',
      es: 'Un sedán gris y un familiar rojo sobre dos plataformas',
    },
  },
  service: {
    file: 'service.svg',
    alt: { en: 'A white workshop with a car on a lift', es: 'Un taller blanco con un auto en el elevador' },
  },
  warranty: {
    file: 'warranty.svg',
    alt: { en: 'A car under a dome of glass', es: 'Un auto bajo una cúpula de vidrio' },
  },
  financing: {
    file: 'financing.svg',
    alt: {
      en: 'A red car at the top of a stair, a clock on the wall',
      es: 'Un auto rojo en lo alto de una escalera, con un reloj en la pared',
    },
  },
  tradeBonus: {
    file: 'promo-1.svg',
    alt: {
      en: 'An older sedan and a red arrow that points up',
      es: 'Un sedán de algunos años y una flecha roja hacia arriba',
    },
  },
  oilChange: {
    file: 'promo-2.svg',
    alt: { en: 'An oil filter, a bottle and fresh oil', es: 'Un filtro, una botella y aceite nuevo' },
  },
  thanks: {
    file: 'promo-3.svg',
    alt: {
      en: 'A silver star in front of red and white stripes',
      es: 'Una estrella plateada ante franjas rojas y blancas',
    },
  },
  lowMiles: {
    file: 'promo-4.svg',
    alt: {
      en: 'A gauge whose needle has hardly moved',
      es: 'Un medidor cuya aguja apenas se ha movido',
    },
  },
} satisfies Record<string, Picture>;
