import type { FaqKit } from '../../tenant-kit.ts';

const shown = { places: ['help'], helpCategory: 'financing' } as const;

export const financing: readonly FaqKit[] = [
  {
    key: 'soft-or-hard',
    question: {
      en: 'What is the difference between pre-approval and a credit application?',
      es: '¿Qué diferencia hay entre preaprobación y solicitud de crédito?',
    },
    answer: {
      en: [
        'A **pre-approval** is a soft inquiry with no effect on your credit score. It tells you what is likely. A **full credit application** goes to lenders, is a hard inquiry, and may affect your score. We send one only after you have said so.',
      ],
      es: [
        'Una **preaprobación** es una consulta blanda y no afecta su puntaje. Le dice qué es probable. Una **solicitud completa** va a los prestamistas, es una consulta dura y puede afectarlo. Solo la enviamos cuando usted lo autoriza.',
      ],
    },
    ...shown,
    places: ['help', 'bad-credit'],
  },
  {
    key: 'answer-in',
    question: { en: 'How long does an answer take?', es: '¿Cuánto tarda la respuesta?' },
    answer: {
      en: [
        'The [pre-approval](/auto-financing/apply-for-financing) is a short form. How soon you hear depends on the lender: some answer at once, others first ask for a pay stub or proof of address. [Papers that speed it up](article:documents-to-buy-or-sell-a-car).',
      ],
      es: [
        'La [preaprobación](/auto-financing/apply-for-financing) es un formulario corto. La respuesta depende del prestamista: algunos contestan enseguida, otros piden antes un talón de pago o un comprobante de domicilio. [Papeles que la aceleran](article:documents-to-buy-or-sell-a-car).',
      ],
    },
    ...shown,
  },
  {
    key: 'shown-payment',
    question: {
      en: 'Is the payment on a car’s page what I will pay?',
      es: '¿El pago que muestra la página es el que pagaré?',
    },
    answer: {
      en: [
        'No, it is an estimate. The term, the rate and the down payment that it rests on stand beside it, and you can set your own. It is not an offer of credit. The lender decides on amount, rate and term.',
      ],
      es: [
        'No, es una estimación. El plazo, la tasa y el enganche en que se basa están al lado, y usted puede poner los suyos. No es una oferta de crédito. El prestamista decide el monto, la tasa y el plazo.',
      ],
    },
    ...shown,
  },
  {
    key: 'how-much-down',
    question: { en: 'How much should I put down?', es: '¿Cuánto enganche debo dar?' },
    answer: {
      en: [
        'As much as leaves you a cushion for repairs and insurance. A tenth to a fifth of the price is a usual range. Some lenders ask for less, with approved credit; less down means more interest.',
      ],
      es: [
        'Lo que le deje un colchón para reparaciones y seguro. Lo usual es entre una décima y una quinta parte del precio. Algunos prestamistas piden menos, con crédito aprobado; menos enganche significa más intereses.',
      ],
    },
    ...shown,
    places: ['help', 'bad-credit'],
  },
  {
    key: 'cosigner',
    question: { en: 'Does a co-signer help?', es: '¿Ayuda tener un aval?' },
    answer: {
      en: [
        'Often, if that person’s credit is better. A co-signer owes the whole loan if you do not pay, and a late payment marks both files. Bring the person along, and let us explain it to both of you.',
      ],
      es: [
        'A menudo, si su crédito es mejor. Un aval debe el préstamo entero si usted no paga, y un atraso marca los dos expedientes. Venga con esa persona y se lo explicamos a los dos.',
      ],
    },
    ...shown,
    places: ['help', 'bad-credit'],
  },
];
