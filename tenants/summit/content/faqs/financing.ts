import type { FaqKit } from '../../../tenant-kit.ts';

export const financing: readonly FaqKit[] = [
  {
    key: 'score',
    question: {
      en: 'Does pre-approval affect my credit score?',
      es: '¿La preaprobación afecta mi puntaje de crédito?',
    },
    answer: {
      en: [
        'No. It is a soft inquiry. Only a full credit application is a hard inquiry, and we ask you before we send one.',
      ],
      es: [
        'No. Es una consulta blanda. Solo la solicitud completa es una consulta dura, y le preguntamos antes de enviarla.',
      ],
    },
    places: ['home', 'financing', 'bad-credit'],
  },
  {
    key: 'how-fast',
    question: { en: 'How fast do I get an answer?', es: '¿Qué tan pronto me responden?' },
    answer: {
      en: [
        'Filling it in takes under 60 seconds. Many applicants are pre-approved within 24–48 hours; some lenders ask for a document first.',
      ],
      es: [
        'Llenarla toma menos de 60 segundos. Muchos solicitantes reciben la preaprobación en 24 a 48 horas; algunos prestamistas piden antes un documento.',
      ],
    },
    places: ['home', 'financing'],
  },
  {
    key: 'bad-credit',
    question: { en: 'I have bad credit or none. What now?', es: 'Tengo mal crédito, o ninguno. ¿Y ahora?' },
    answer: {
      en: [
        'Apply anyway. We work with lenders for good, bad and no credit, including credit amnesty and sub-prime loans. They decide; the rate follows the risk, and money down lowers both.',
      ],
      es: [
        'Solicite de todos modos. Trabajamos con prestamistas para buen crédito, malo o ninguno, con amnistía de crédito y préstamos subprime. Ellos deciden; la tasa sigue al riesgo, y un enganche reduce ambos.',
      ],
    },
    places: ['home', 'financing', 'bad-credit'],
  },
  {
    key: 'itin',
    question: { en: 'Can I finance with an ITIN?', es: '¿Puedo financiar con ITIN?' },
    answer: {
      en: [
        'With some of our lenders, yes, with approved credit. Bring your ITIN letter, a passport or consular ID, and proof of income.',
      ],
      es: [
        'Con algunos de nuestros prestamistas, sí, con crédito aprobado. Traiga su carta del ITIN, un pasaporte o identificación consular y comprobante de ingresos.',
      ],
    },
    places: ['home', 'financing'],
  },
  {
    key: 'one-dime',
    question: { en: 'Is ten cents down real?', es: '¿Es verdad lo de diez centavos de enganche?' },
    answer: {
      en: [
        'For some buyers, with approved credit. Not all buyers qualify for $0.10 down or $25,000 in credit. Less down means more interest over the years; we show you both totals.',
      ],
      es: [
        'Para algunos compradores, con crédito aprobado. No todos califican para un enganche de $0.10 ni para $25,000 de crédito. Menos enganche significa más intereses con los años; le mostramos ambos totales.',
      ],
    },
    places: ['home', 'financing'],
  },
  {
    key: 'documents',
    question: { en: 'What do I bring?', es: '¿Qué llevo?' },
    answer: {
      en: [
        '- a driver’s license or other photo ID',
        '- two recent pay stubs, or bank statements if you are paid in cash',
        '- a bill with your address',
        '- proof of insurance',
      ],
      es: [
        '- licencia de manejar u otra identificación con foto',
        '- dos talones de pago recientes, o estados de cuenta si le pagan en efectivo',
        '- un recibo con su dirección',
        '- comprobante de seguro',
      ],
    },
    places: ['home', 'financing'],
  },
  {
    key: 'fees',
    question: { en: 'Which fees are on the contract?', es: '¿Qué cargos hay en el contrato?' },
    answer: {
      en: [
        'A documentary fee of **$419** on every sale, and Pennsylvania’s tax, title and tags at cost. Financing assistance is free.',
      ],
      es: [
        'Un cargo de documentación de **$419** en cada venta, más el impuesto, el título y las placas de Pensilvania al costo. La ayuda con el financiamiento es gratis.',
      ],
    },
    places: ['home', 'financing'],
  },
  {
    key: 'new-or-used-rate',
    question: {
      en: 'Is the rate lower on a new car?',
      es: '¿La tasa es más baja en un auto nuevo?',
    },
    answer: {
      en: [
        'Often. Makers support loans on their new and certified cars. A used car may still cost less in total; the finance page compares the two for you.',
      ],
      es: [
        'A menudo. Los fabricantes apoyan los préstamos de sus autos nuevos y certificados. Un usado puede costar menos en total; en la página de financiamiento los comparamos.',
      ],
    },
    places: ['home'],
  },
  {
    key: 'still-owe',
    question: { en: 'I still owe on my car. Can I trade it?', es: 'Todavía debo mi auto. ¿Puedo cambiarlo?' },
    answer: {
      en: [
        'Yes. We pay off your lender. What is left over goes to the next car; what is missing can sometimes be added to the new loan, with approved credit.',
      ],
      es: [
        'Sí. Pagamos a su prestamista. Lo que sobra va al próximo auto; lo que falta a veces se suma al préstamo nuevo, con crédito aprobado.',
      ],
    },
    places: ['home', 'financing', 'sell-trade'],
  },
  {
    key: 'pay-early',
    question: { en: 'Can I pay early?', es: '¿Puedo pagar antes?' },
    answer: {
      en: ['With nearly all of our lenders, without a penalty. The contract says so; we show you where.'],
      es: [
        'Con casi todos nuestros prestamistas, sin penalización. El contrato lo dice; le mostramos dónde.',
      ],
    },
    places: ['home', 'financing'],
  },
];
