import type { PageKit } from '../../../tenant-kit.ts';
import { pictures } from '../pictures.ts';
import { financingTerms } from '../terms.ts';

export const betterThanBuyHerePayHere: PageKit = {
  key: 'better-than-buy-here-pay-here',
  path: '/auto-financing/better-than-buy-here-pay-here',
  name: { en: 'Better than buy here, pay here', es: 'Mejor que “compre y pague aquí”' },
  title: { en: 'Better than buy here, pay here', es: 'Mejor que “compre y pague aquí”' },
  description: {
    en: 'The price of the car and the cost of credit are two numbers. Where the lot is the lender, they blur. How to keep them apart.',
    es: 'El precio del auto y el costo del crédito son dos cifras. Donde el lote es el prestamista se confunden. Cómo separarlas.',
  },
  isIndexed: true,
  blocks: [
    {
      _type: 'hero',
      eyebrow: { en: 'Financing', es: 'Financiamiento' },
      heading: { en: 'Two numbers. Keep them apart.', es: 'Dos cifras. No las mezcle.' },
      text: {
        en: 'The price is the price. The credit comes from a lender who does not sell cars. You see both before you sign.',
        es: 'El precio es el precio. El crédito viene de un prestamista que no vende autos. Usted ve ambos antes de firmar.',
      },
      image: pictures.hero2,
      callToAction: {
        label: { en: 'Get pre-approved', es: 'Obtenga su preaprobación' },
        href: '/auto-financing/apply-for-financing',
      },
      secondCallToAction: {
        label: { en: 'With bad credit', es: 'Con mal crédito' },
        href: '/auto-financing/bad-credit-auto-financing',
      },
      terms: financingTerms,
    },
    {
      _type: 'richText',
      heading: { en: 'Compare', es: 'Compare' },
      body: {
        en: [
          {
            _type: 'bodyTable',
            rows: [
              { cells: ['Question', 'Buy here, pay here, as a rule', 'Summit'] },
              { cells: ['Who lends?', 'The lot', 'A bank, credit union or finance company'] },
              { cells: ['Price of the car', 'Often after the payment', 'Online, before you come in'] },
              { cells: ['Payments', 'Weekly or every two weeks', 'Monthly'] },
              { cells: ['Reported to credit bureaus', 'Often not', 'By most of our lenders'] },
              { cells: ['Contract', 'Read it on the spot', 'Take it home, in Spanish too'] },
            ],
          },
          'Not every lot is like that. **Ask for the annual percentage rate and the total of payments**, in writing. Whoever hesitates has answered.',
          {
            _type: 'callout',
            tone: 'tip',
            text: 'Already have such a contract? On the first Wednesday of each month Yesenia reads it with you, free, from 5 to 8 p.m.',
          },
        ],
        es: [
          {
            _type: 'bodyTable',
            rows: [
              { cells: ['Pregunta', '“Compre y pague aquí”, por lo general', 'Summit'] },
              { cells: ['¿Quién presta?', 'El lote', 'Un banco, cooperativa o financiera'] },
              { cells: ['Precio del auto', 'A menudo después del pago', 'En línea, antes de venir'] },
              { cells: ['Pagos', 'Cada semana o cada dos', 'Mensuales'] },
              { cells: ['Se reportan a las agencias', 'A menudo no', 'La mayoría de nuestros prestamistas'] },
              { cells: ['Contrato', 'Se lee ahí mismo', 'Se lo lleva a casa, también en español'] },
            ],
          },
          'No todos los lotes son así. **Pida por escrito la tasa de porcentaje anual y el total de pagos**. Quien duda ya respondió.',
          {
            _type: 'callout',
            tone: 'tip',
            text: '¿Ya tiene un contrato así? El primer miércoles de cada mes Yesenia lo lee con usted, gratis, de 5 a 8 p.m.',
          },
        ],
      },
    },
    {
      _type: 'faqList',
      heading: { en: 'Before you decide', es: 'Antes de decidir' },
      place: 'bad-credit',
      count: 5,
    },
    {
      _type: 'callToAction',
      heading: { en: 'Ask here first.', es: 'Pregunte aquí primero.' },
      text: {
        en: 'No effect on your score, no obligation. With approved credit.',
        es: 'Sin efecto en su puntaje y sin compromiso. Con crédito aprobado.',
      },
      callToAction: {
        label: { en: 'Get pre-approved', es: 'Obtenga su preaprobación' },
        href: '/auto-financing/apply-for-financing',
      },
      secondCallToAction: {
        label: { en: 'Contract evenings', es: 'Tardes de contratos' },
        href: '/car-research/contract-evenings',
      },
    },
  ],
};
