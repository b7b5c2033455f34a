import type { PageKit } from '../../../tenant-kit.ts';
import { pictures } from '../pictures.ts';
import { financingTerms } from '../terms.ts';

export const badCredit: PageKit = {
  key: 'bad-credit-auto-financing',
  path: '/auto-financing/bad-credit-auto-financing',
  name: { en: 'With bad credit', es: 'Con mal crédito' },
  title: { en: 'Car loans with bad credit in Allentown', es: 'Autos con mal crédito en Allentown' },
  description: {
    en: 'Bad credit, no credit, first car in this country: which lenders look at what, what it costs, and how to pay less next time.',
    es: 'Mal crédito, sin crédito, primer auto en este país: qué mira cada prestamista, cuánto cuesta y cómo pagar menos la próxima vez.',
  },
  isIndexed: true,
  blocks: [
    {
      _type: 'hero',
      eyebrow: { en: 'Bad credit or none', es: 'Mal crédito o ninguno' },
      heading: { en: 'Your file is not your future.', es: 'Su historial no es su futuro.' },
      text: {
        en: 'First-time buyers, credit amnesty, sub-prime loans: we know which lender says yes to what, and we say what it costs.',
        es: 'Primer auto, amnistía de crédito, préstamos subprime: sabemos qué prestamista acepta qué, y le decimos cuánto cuesta.',
      },
      image: pictures.financing,
      callToAction: {
        label: { en: 'Get pre-approved', es: 'Obtenga su preaprobación' },
        href: '/auto-financing/apply-for-financing',
      },
      secondCallToAction: {
        label: { en: 'Ask a question', es: 'Haga una pregunta' },
        href: '/contact-us?topic=2',
      },
      terms: financingTerms,
    },
    {
      _type: 'richText',
      heading: { en: 'Where you may be starting from', es: 'Desde dónde puede estar empezando' },
      body: {
        en: [
          '## No credit yet',
          'New in the country, eighteen, or always paid cash. Lenders for first-time buyers look at income, address and down payment instead of a past.',
          '## After a hard time',
          'Credit amnesty means that a lender takes a fresh look after a bankruptcy, a repossession or a charge-off. It does not cancel a debt.',
          '## A low score',
          'Sub-prime loans exist for it. The rate follows the risk. A larger down payment, a shorter term, and a car that costs less than the maximum all bring it down.',
          {
            _type: 'callout',
            tone: 'tip',
            text: 'After twelve payments on time, ask us to look at refinancing. With most of our lenders you may pay the old loan off early without a penalty; the contract says so.',
          },
          '[How the rate follows the score, in figures](article:how-credit-scores-change-a-rate).',
        ],
        es: [
          '## Todavía sin crédito',
          'Recién llegado al país, con dieciocho años o siempre pagó en efectivo. Los prestamistas para primeros compradores miran ingresos, domicilio y enganche en lugar de un pasado.',
          '## Después de un mal momento',
          'La amnistía de crédito significa que un prestamista mira de nuevo tras una bancarrota, un embargo o una deuda cancelada en libros. No borra la deuda.',
          '## Un puntaje bajo',
          'Para eso existen los préstamos subprime. La tasa sigue al riesgo. Un enganche mayor, un plazo más corto y un auto que cueste menos del máximo la bajan.',
          {
            _type: 'callout',
            tone: 'tip',
            text: 'Después de doce pagos puntuales, pídanos revisar un refinanciamiento. Con la mayoría de nuestros prestamistas puede liquidar antes sin penalización; el contrato lo dice.',
          },
          '[Cómo la tasa sigue al puntaje, en cifras](article:how-credit-scores-change-a-rate).',
        ],
      },
    },
    {
      _type: 'vehicleList',
      heading: { en: 'Under $20,000, same inspection', es: 'Menos de $20,000, la misma inspección' },
      search: '/used-cars-for-sale/price-under-20000',
      count: 4,
    },
    {
      _type: 'faqList',
      heading: { en: 'Short answers', es: 'Respuestas cortas' },
      place: 'bad-credit',
      count: 5,
    },
    {
      _type: 'callToAction',
      heading: { en: 'Asking leaves your score alone.', es: 'Preguntar no toca su puntaje.' },
      text: {
        en: 'Pre-approval is a soft inquiry. A full application is a hard one, and we ask first.',
        es: 'La preaprobación es una consulta blanda. La solicitud completa es dura, y preguntamos antes.',
      },
      callToAction: {
        label: { en: 'Get pre-approved', es: 'Obtenga su preaprobación' },
        href: '/auto-financing/apply-for-financing',
      },
    },
  ],
};
