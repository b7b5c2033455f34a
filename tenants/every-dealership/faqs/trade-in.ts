import type { FaqKit } from '../../tenant-kit.ts';

const shown = { places: ['help'], helpCategory: 'trade-in' } as const;

export const tradeIn: readonly FaqKit[] = [
  {
    key: 'how-valued',
    question: { en: 'How do you set the value of my car?', es: '¿Cómo fijan el valor de mi auto?' },
    answer: {
      en: [
        'By year, make, model, mileage and equipment, by what such cars bring at auction and on the lot, and by looking at yours: tires, brakes, rust, glass, how it drives. Bring receipts for recent work. They count.',
      ],
      es: [
        'Por año, marca, modelo, millas y equipo, por lo que esos autos valen en subasta y en el lote, y viendo el suyo: llantas, frenos, óxido, vidrios, cómo se maneja. Traiga recibos de trabajos recientes. Cuentan.',
      ],
    },
    ...shown,
  },
  {
    key: 'online-value',
    question: {
      en: 'Is the value I get online final?',
      es: '¿El valor que recibo en línea es definitivo?',
    },
    answer: {
      en: [
        'No, it is an estimate. The offer is made in writing after we have seen the car. Then it is good for 7 days, as long as the car stays as it is.',
      ],
      es: [
        'No, es una estimación. La oferta se hace por escrito cuando hemos visto el auto. Entonces vale 7 días, mientras el auto siga igual.',
      ],
    },
    ...shown,
  },
  {
    key: 'when-paid',
    question: { en: 'When and how am I paid?', es: '¿Cuándo y cómo me pagan?' },
    answer: {
      en: [
        'On the day you accept, once the title can be transferred. If there is a loan on the car, we pay off your lender first and you get the rest.',
      ],
      es: [
        'El día en que acepta, en cuanto se pueda transferir el título. Si el auto tiene un préstamo, primero pagamos a su prestamista y usted recibe el resto.',
      ],
    },
    ...shown,
  },
  {
    key: 'owe-more',
    question: {
      en: 'I owe more than the car is worth. Can I still trade it?',
      es: 'Debo más de lo que vale. ¿Puedo cambiarlo?',
    },
    answer: {
      en: [
        'Often, yes. The difference can be paid, or sometimes added to the new loan with approved credit. [What that costs](article:trading-in-a-car-you-still-owe-on) is worth reading first.',
      ],
      es: [
        'A menudo sí. La diferencia se puede pagar o, a veces, sumar al préstamo nuevo con crédito aprobado. Conviene leer antes [cuánto cuesta](article:trading-in-a-car-you-still-owe-on).',
      ],
    },
    ...shown,
  },
];
