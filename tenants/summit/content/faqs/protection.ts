import type { FaqKit } from '../../../tenant-kit.ts';

export const protection: readonly FaqKit[] = [
  {
    key: 'what',
    question: { en: 'What is a protection plan?', es: '¿Qué es un plan de protección?' },
    answer: {
      en: [
        'A service contract that pays for the repairs it names, for the time you choose. It is not insurance.',
      ],
      es: [
        'Un contrato de servicio que paga las reparaciones que menciona, por el tiempo que usted elija. No es un seguro.',
      ],
    },
    places: ['protection'],
  },
  {
    key: 'required',
    question: { en: 'Do I need one to get a loan?', es: '¿Lo necesito para obtener un préstamo?' },
    answer: {
      en: ['No. It is optional, sold separately, and never a condition of a sale or a loan.'],
      es: ['No. Es opcional, se vende por separado y nunca es condición de una venta o un préstamo.'],
    },
    places: ['protection'],
  },
  {
    key: 'new-car',
    question: { en: 'My car is new. Why would I want one?', es: 'Mi auto es nuevo. ¿Para qué lo quiero?' },
    answer: {
      en: [
        'Perhaps you don’t, yet. A plan can start the day the factory warranty ends, and you can add it until then.',
      ],
      es: [
        'Quizá todavía no. Un plan puede empezar el día en que termina la garantía de fábrica, y puede agregarlo hasta entonces.',
      ],
    },
    places: ['protection'],
  },
  {
    key: 'certified',
    question: { en: 'Is certified the same as protected?', es: '¿Certificado es lo mismo que protegido?' },
    answer: {
      en: [
        'Certified cars carry their maker’s own warranty for a stated time. A plan can extend it; ask what overlaps.',
      ],
      es: [
        'Los certificados llevan la garantía de su fabricante por un tiempo definido. Un plan puede extenderla; pregunte qué se traslapa.',
      ],
    },
    places: ['protection'],
  },
  {
    key: 'covered',
    question: { en: 'What does it cover?', es: '¿Qué cubre?' },
    answer: {
      en: [
        'There are three levels:',
        '- **Core**: engine, transmission, drive axles',
        '- **Plus**: the same, with steering, brakes, air conditioning and electrics',
        '- **Full**: everything but what the contract leaves out',
      ],
      es: [
        'Hay tres niveles:',
        '- **Básico**: motor, transmisión, ejes',
        '- **Plus**: lo mismo, más dirección, frenos, aire acondicionado y sistema eléctrico',
        '- **Total**: todo, menos lo que el contrato excluye',
      ],
    },
    places: ['protection'],
  },
  {
    key: 'excluded',
    question: { en: 'What is left out?', es: '¿Qué queda fuera?' },
    answer: {
      en: ['Parts that wear, such as pads, tires and wipers; accidents; water; and missed maintenance.'],
      es: ['Piezas de desgaste, como balatas, llantas y plumas; accidentes; agua; y mantenimiento omitido.'],
    },
    places: ['protection'],
  },
  {
    key: 'hybrid',
    question: { en: 'Are hybrids and electric cars included?', es: '¿Incluye híbridos y eléctricos?' },
    answer: {
      en: [
        'Yes, with plans of their own that name the drive motor, the inverter and the charger. The battery stays with its maker’s warranty.',
      ],
      es: [
        'Sí, con planes propios que nombran el motor eléctrico, el inversor y el cargador. La batería sigue con la garantía de su fabricante.',
      ],
    },
    places: ['protection'],
  },
  {
    key: 'price',
    question: { en: 'Where do I see the price?', es: '¿Dónde veo el precio?' },
    answer: {
      en: [
        'Ask for it before you come in; you get it in writing before you sign. It is the same with and without a loan.',
      ],
      es: ['Pídalo antes de venir; lo recibe por escrito antes de firmar. Es el mismo con o sin préstamo.'],
    },
    places: ['protection'],
  },
  {
    key: 'repair-shop',
    question: { en: 'Where can I use it?', es: '¿Dónde lo uso?' },
    answer: {
      en: ['With us, or at any licensed shop in the United States that calls for approval before it starts.'],
      es: [
        'Con nosotros o en cualquier taller con licencia en Estados Unidos que llame para pedir autorización antes de empezar.',
      ],
    },
    places: ['protection'],
  },
  {
    key: 'cancel',
    question: { en: 'Can I cancel it?', es: '¿Puedo cancelarlo?' },
    answer: {
      en: [
        'Any time: in full within 30 days without a claim, afterwards the unused part less the fee the contract states.',
      ],
      es: [
        'Cuando quiera: completo dentro de 30 días sin reclamos; después, la parte no usada menos el cargo que indica el contrato.',
      ],
    },
    places: ['protection'],
  },
  {
    key: 'sell',
    question: { en: 'What if I sell the car?', es: '¿Y si vendo el auto?' },
    answer: {
      en: [
        'Most plans can be passed on once to a private buyer, for a fee. Or cancel, and the unused part comes back to you.',
      ],
      es: [
        'La mayoría de los planes pasan una vez a un comprador particular, con un cargo. O cancele, y la parte no usada vuelve a usted.',
      ],
    },
    places: ['protection'],
  },
];
