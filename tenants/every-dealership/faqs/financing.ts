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
    question: { en: 'When do I hear back?', es: '¿Cuándo me responden?' },
    answer: {
      en: [
        'The pre-approval takes under 60 seconds to fill in. Many applicants are pre-approved within 24–48 hours, though not all: some lenders first ask for a pay stub or proof of address.',
      ],
      es: [
        'La preaprobación se llena en menos de 60 segundos. Muchos solicitantes reciben la preaprobación en 24 a 48 horas, aunque no todos: algunos prestamistas piden antes un talón de pago o un comprobante de domicilio.',
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
        'It is an estimate: 72 months, 6.24% interest and 20% down, until you set your own figures. It is not an offer of credit. The lender decides on amount, rate and term.',
      ],
      es: [
        'Es una estimación: 72 meses, 6.24% de interés y 20% de enganche, hasta que usted ponga sus propias cifras. No es una oferta de crédito. El prestamista decide el monto, la tasa y el plazo.',
      ],
    },
    ...shown,
  },
  {
    key: 'how-much-down',
    question: { en: 'How much should I put down?', es: '¿Cuánto enganche debo dar?' },
    answer: {
      en: [
        'As much as leaves you a cushion for repairs and insurance. With approved credit it can be as low as one dime, but not all buyers qualify for $0.10 down or $25,000 in credit, and less down means more interest. A tenth to a fifth of the price is a usual range.',
      ],
      es: [
        'Lo que le deje un colchón para reparaciones y seguro. Con crédito aprobado puede ser de apenas diez centavos, pero no todos los compradores califican para un enganche de $0.10 ni para $25,000 de crédito, y menos enganche significa más intereses. Lo usual es entre una décima y una quinta parte del precio.',
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
