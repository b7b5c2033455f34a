import type { FaqKit } from '../../tenant-kit.ts';

const shown = { places: ['help'], helpCategory: 'service' } as const;

export const service: readonly FaqKit[] = [
  {
    key: 'make-an-appointment',
    question: { en: 'How do I make an appointment?', es: '¿Cómo hago una cita?' },
    answer: {
      en: [
        'Call the service desk, or [tell us online](/service/schedule) what the car needs and when it suits you. We confirm the day and the time with you.',
      ],
      es: [
        'Llame al mostrador de servicio o [díganos en línea](/service/schedule) qué necesita el auto y cuándo le conviene. Confirmamos con usted el día y la hora.',
      ],
    },
    ...shown,
  },
  {
    key: 'bought-elsewhere',
    question: {
      en: 'I bought my car elsewhere. Do you service it?',
      es: 'Compré mi auto en otro lugar. ¿Lo atienden?',
    },
    answer: {
      en: [
        'Yes. Work under a maker’s warranty or an open recall is free at a franchised dealer of that make; we tell you when that is the better address.',
      ],
      es: [
        'Sí. Lo que cubre la garantía de fábrica o un llamado a revisión es gratis en un concesionario autorizado de la marca; le decimos cuándo le conviene ir allá.',
      ],
    },
    ...shown,
  },
  {
    key: 'know-the-price',
    question: {
      en: 'Do I know the price before you start?',
      es: '¿Sé el precio antes de que empiecen?',
    },
    answer: {
      en: [
        'Yes. You get an estimate first, and we ask again if we find something else. Nothing is done without your word.',
      ],
      es: [
        'Sí. Primero recibe un presupuesto, y si encontramos algo más le preguntamos de nuevo. Nada se hace sin su palabra.',
      ],
    },
    ...shown,
  },
  {
    key: 'loaner',
    question: { en: 'Is there a car for me meanwhile?', es: '¿Hay un auto para mí mientras tanto?' },
    answer: {
      en: [
        'Ask when you make the appointment. Whether there is a loaner for you depends on the work, on how long it takes, and on what is free that day.',
      ],
      es: [
        'Pregunte al hacer la cita. Que haya un auto de préstamo depende del trabajo, de cuánto dure y de lo que esté libre ese día.',
      ],
    },
    ...shown,
  },
  {
    key: 'repairs-guaranteed',
    question: { en: 'How long are repairs guaranteed?', es: '¿Cuánto dura la garantía de una reparación?' },
    answer: {
      en: [
        'Service repairs done by us carry a lifetime parts-and-labor warranty. Its terms are in writing: the [service page](/service) says them, and you keep your invoice. Wear, such as tires, wipers and brake pads used up by driving, is not a failed repair.',
      ],
      es: [
        'Las reparaciones que hacemos tienen garantía de por vida en piezas y mano de obra. Sus términos están por escrito: los dice la [página de servicio](/service), y usted guarda su factura. El desgaste por uso, como llantas, plumas o pastillas, no es una reparación fallida.',
      ],
    },
    onlyWhereOffered: 'repairWarranty',
    ...shown,
  },
  {
    key: 'oil-interval',
    question: { en: 'How often does my car need oil?', es: '¿Cada cuánto necesita aceite mi auto?' },
    answer: {
      en: [
        'Every 3,000 to 5,000 miles for many cars; your owner’s manual has the last word. [When to go shorter or longer](article:how-often-to-change-your-oil).',
      ],
      es: [
        'Cada 3,000 a 5,000 millas en muchos autos; el manual tiene la última palabra. [Cuándo acortar o alargar el plazo](article:how-often-to-change-your-oil).',
      ],
    },
    ...shown,
  },
];
