import type { FaqKit } from '../../tenant-kit.ts';

const shown = { places: ['help'], helpCategory: 'warranty' } as const;

export const warranty: readonly FaqKit[] = [
  {
    key: 'as-is',
    question: { en: 'What does “as is” mean?', es: '¿Qué significa “tal como está” (as is)?' },
    answer: {
      en: [
        'That the seller gives no warranty of its own: repairs after the sale are yours, as far as state law allows. The Buyers Guide in the window says whether a used car is sold as is or with a warranty. Read it, and take it home.',
      ],
      es: [
        'Que el vendedor no da garantía propia: las reparaciones después de la venta son suyas, hasta donde lo permita la ley estatal. La Guía del Comprador en la ventana dice si un usado se vende así o con garantía. Léala y llévesela.',
      ],
    },
    ...shown,
  },
  {
    key: 'factory-warranty-left',
    question: {
      en: 'Is there any factory warranty left on it?',
      es: '¿Le queda garantía de fábrica?',
    },
    answer: {
      en: [
        'That depends on the day it was first sold and on its miles. Ask us for the in-service date. Most basic warranties run 3 years or 36,000 miles, many powertrain warranties 5 years or 60,000, and some longer. Not every one passes in full to a second owner.',
      ],
      es: [
        'Depende del día en que se vendió por primera vez y de sus millas. Pídanos la fecha de inicio. La mayoría de las garantías básicas dura 3 años o 36,000 millas, muchas del tren motriz 5 años o 60,000, y algunas más. No todas pasan completas a un segundo dueño.',
      ],
    },
    ...shown,
  },
  {
    key: 'protection-plan',
    question: {
      en: 'What is a vehicle protection plan?',
      es: '¿Qué es un plan de protección para vehículos?',
    },
    answer: {
      en: [
        'A service contract that pays for certain repairs for a time or a number of miles. It is optional, costs extra, and is never a condition of a sale or a loan. [What plans cover](/vehicle-protection-plans).',
      ],
      es: [
        'Un contrato de servicio que paga ciertas reparaciones por un tiempo o un número de millas. Es opcional, cuesta aparte y nunca es condición de una venta o un préstamo. [Qué cubren los planes](/vehicle-protection-plans).',
      ],
    },
    ...shown,
  },
  {
    key: 'cancel-plan',
    question: { en: 'Can I cancel a plan?', es: '¿Puedo cancelar un plan?' },
    answer: {
      en: [
        'As a rule, yes: in full within the first weeks, in part later, less claims already paid. The contract says how. If you have a loan, the refund usually goes to the lender and lowers what you owe.',
      ],
      es: [
        'Por lo general sí: completo en las primeras semanas, después en parte, menos lo ya pagado en reclamaciones. El contrato dice cómo. Si tiene un préstamo, el reembolso suele ir al prestamista y reduce su deuda.',
      ],
    },
    ...shown,
  },
  {
    key: 'make-a-claim',
    question: { en: 'How do I make a claim?', es: '¿Cómo hago una reclamación?' },
    answer: {
      en: [
        'Call before any work is done, with your contract and your maintenance records at hand. Work that was not agreed to beforehand may not be paid for.',
      ],
      es: [
        'Llame antes de que se haga cualquier trabajo, con su contrato y sus registros de mantenimiento a la mano. Un trabajo que no se acordó antes puede quedar sin pago.',
      ],
    },
    ...shown,
  },
];
