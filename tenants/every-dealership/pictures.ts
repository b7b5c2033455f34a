import type { Picture } from '../picture.ts';

/** Drawings for shared articles by file, with alternative text and the area that must stay visible. */
export const pictures = {
  workshop: {
    file: 'workshop.svg',
    alt: {
      en: 'A car on a lift in a quiet workshop, an oil pan and a row of wrenches below it',
      es: 'Un auto en el elevador de un taller tranquilo, con una bandeja de aceite y llaves de mano debajo',
    },
    hotspot: { x: 0.5, y: 0.45, width: 0.6, height: 0.6 },
  },
  desk: {
    file: 'desk.svg',
    alt: {
      en: 'A desk by a window: papers, a pen, a calculator and a car key',
      es: 'Un escritorio junto a una ventana: papeles, una pluma, una calculadora y la llave de un auto',
    },
    hotspot: { x: 0.5, y: 0.65, width: 0.6, height: 0.5 },
  },
  checklist: {
    file: 'checklist.svg',
    alt: {
      en: 'A clipboard with a ticked list under a magnifying glass, a blue car beside it',
      es: 'Una tablilla con una lista marcada bajo una lupa, junto a un auto azul',
    },
    hotspot: { x: 0.45, y: 0.55, width: 0.6, height: 0.7 },
  },
  driveway: {
    file: 'driveway.svg',
    alt: {
      en: 'A green sedan in the driveway of a house',
      es: 'Un sedán verde en la entrada de una casa',
    },
    hotspot: { x: 0.6, y: 0.7, width: 0.5, height: 0.5 },
  },
  winter: {
    file: 'winter.svg',
    alt: {
      en: 'A car on a snowy road between pines, fresh tracks behind it',
      es: 'Un auto en un camino nevado entre pinos, con huellas frescas detrás',
    },
    hotspot: { x: 0.6, y: 0.7, width: 0.5, height: 0.4 },
  },
  road: {
    file: 'road.svg',
    alt: {
      en: 'A small car on a country road in the morning, hills behind it',
      es: 'Un auto pequeño en una carretera rural por la mañana, con colinas al fondo',
    },
    hotspot: { x: 0.4, y: 0.7, width: 0.4, height: 0.4 },
  },
  charging: {
    file: 'charging.svg',
    alt: {
      en: 'An electric car plugged in beside a house in the evening',
      es: 'Un auto eléctrico conectado junto a una casa al anochecer',
    },
    hotspot: { x: 0.5, y: 0.65, width: 0.5, height: 0.5 },
  },
  twoCars: {
    file: 'two-cars.svg',
    alt: {
      en: 'An older car and a newer one side by side on a lot',
      es: 'Un auto con años y otro más nuevo, lado a lado en un lote',
    },
    hotspot: { x: 0.5, y: 0.65, width: 0.7, height: 0.4 },
  },
} satisfies Record<string, Picture>;
