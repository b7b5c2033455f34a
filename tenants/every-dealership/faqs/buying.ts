import type { FaqKit } from '../../tenant-kit.ts';

const shown = { places: ['help'], helpCategory: 'buying' } as const;

export const buying: readonly FaqKit[] = [
  {
    key: 'still-there',
    question: { en: 'Is the car I see here still for sale?', es: '¿El auto que veo aquí sigue a la venta?' },
    answer: {
      en: [
        'Most likely. The list follows our stock, but a car may be signed for at any moment. Call before you make a long drive, or [schedule a test drive](/used-cars-for-sale) on its page so that it is ready for you.',
      ],
      es: [
        'Lo más probable. La lista sigue nuestro inventario, pero en cualquier momento alguien puede firmar. Llame antes de un viaje largo o [agende una prueba de manejo](/used-cars-for-sale) en su página para que lo encuentre listo.',
      ],
    },
    ...shown,
  },
  {
    key: 'on-top-of-the-price',
    question: { en: 'What comes on top of the price?', es: '¿Qué se suma al precio?' },
    answer: {
      en: [
        'Sales tax, title, registration and plates, which depend on where you live, and the documentary fee. What the price of a car includes is said beside it. On the buyer’s order every charge has a line of its own, and you see it before you sign.',
      ],
      es: [
        'El impuesto de venta, el título, el registro y las placas, que dependen de donde vive, y el cargo de documentación. Junto al precio de cada auto se dice qué incluye. En la orden de compra cada cargo tiene su renglón, y usted lo ve antes de firmar.',
      ],
    },
    ...shown,
  },
  {
    key: 'history-report',
    question: {
      en: 'Where do I find the vehicle history report?',
      es: '¿Dónde encuentro el informe de historial?',
    },
    answer: {
      en: [
        'On the page of the vehicle; it is free. [How to read a history report](article:how-to-read-a-vehicle-history-report) tells you where to look first. It holds what was reported to its provider, so look at the inspection sheet, too.',
      ],
      es: [
        'En la página del vehículo, y es gratis. [Cómo leer un informe de historial](article:how-to-read-a-vehicle-history-report) le dice dónde mirar primero. Contiene lo que se reportó a su proveedor, así que vea también la hoja de inspección.',
      ],
    },
    ...shown,
  },
  {
    key: 'test-drive-needs',
    question: {
      en: 'What do I need for a test drive?',
      es: '¿Qué necesito para una prueba de manejo?',
    },
    answer: {
      en: [
        'A valid driver’s license, and half an hour. You choose day and time on the page of the car; somebody calls or writes to confirm. It obliges you to nothing. Our [checklist](article:test-drive-checklist) says what to try.',
      ],
      es: [
        'Una licencia vigente y media hora. Elige día y hora en la página del auto; alguien llama o escribe para confirmar. No lo obliga a nada. Nuestra [lista](article:test-drive-checklist) dice qué probar.',
      ],
    },
    ...shown,
  },
  {
    key: 'own-mechanic',
    question: { en: 'May my own mechanic look at it?', es: '¿Puede verlo mi mecánico?' },
    answer: {
      en: [
        'Yes. Agree with us on where and when. It is worth the hour that it costs, and no good car suffers from a second look.',
      ],
      es: [
        'Sí. Acuerde con nosotros dónde y cuándo. Vale la hora que cuesta, y ningún buen auto sufre por una segunda mirada.',
      ],
    },
    ...shown,
  },
  {
    key: 'give-back',
    question: {
      en: 'Can I return the car if I change my mind?',
      es: '¿Puedo devolver el auto si cambio de opinión?',
    },
    answer: {
      en: [
        'Once it is signed, a sale is final unless your papers say otherwise. There is no federal cooling-off period for cars bought at a dealership. Drive it, read the papers, and sleep on it if you like.',
      ],
      es: [
        'Una vez firmada, la venta es definitiva salvo que sus papeles digan otra cosa. No hay un periodo federal de arrepentimiento para autos comprados en un concesionario. Manéjelo, lea los papeles y, si quiere, consúltelo con la almohada.',
      ],
    },
    ...shown,
  },
];
