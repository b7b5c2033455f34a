import type { PageKit } from '../../../tenant-kit.ts';
import { pictures } from '../pictures.ts';
import { financingTerms } from '../terms.ts';

export const autoFinancing: PageKit = {
  key: 'auto-financing',
  path: '/auto-financing',
  name: { en: 'Financing', es: 'Financiamiento' },
  title: { en: 'Auto financing in Allentown, PA', es: 'Financiamiento de autos en Allentown, PA' },
  description: {
    en: 'One request, every answer on one screen: rate, term, total. In English or Spanish, free of charge, with no effect on your score to get pre-approved.',
    es: 'Una solicitud y cada respuesta en una pantalla: tasa, plazo, total. En español o inglés, sin costo; la preaprobación no afecta su puntaje.',
  },
  isIndexed: true,
  blocks: [
    {
      _type: 'hero',
      eyebrow: { en: 'Financing', es: 'Financiamiento' },
      heading: { en: 'All lenders, one screen.', es: 'Todos los prestamistas, una pantalla.' },
      text: {
        en: 'We send one request and show you every answer. Yesenia’s team explains it in English or Spanish, and charges nothing for it.',
        es: 'Enviamos una solicitud y le mostramos cada respuesta. El equipo de Yesenia se la explica en español o inglés, sin costo.',
      },
      image: pictures.hero2,
      callToAction: {
        label: { en: 'Get pre-approved', es: 'Obtenga su preaprobación' },
        href: '/auto-financing/apply-for-financing',
      },
      secondCallToAction: {
        label: { en: 'Full credit application', es: 'Solicitud completa de crédito' },
        href: '/auto-financing/full-credit-application',
      },
      terms: financingTerms,
    },
    {
      _type: 'columns',
      heading: { en: 'Three numbers. Ask for all of them.', es: 'Tres cifras. Pida las tres.' },
      columns: [
        {
          icon: 'price',
          heading: { en: 'Rate', es: 'Tasa' },
          text: {
            en: 'What the credit costs in a year. It follows your score, the term and the car.',
            es: 'Lo que cuesta el crédito en un año. Sigue a su puntaje, al plazo y al auto.',
          },
        },
        {
          icon: 'calendar',
          heading: { en: 'Term', es: 'Plazo' },
          text: {
            en: 'Longer makes the month smaller and the total larger.',
            es: 'Más largo achica el mes y agranda el total.',
          },
        },
        {
          icon: 'value',
          heading: { en: 'Total', es: 'Total' },
          text: {
            en: 'Everything you will have paid at the end. This is the one to compare.',
            es: 'Todo lo que habrá pagado al final. Esta es la que se compara.',
          },
        },
      ],
    },
    {
      _type: 'feature',
      eyebrow: { en: 'Without a Social Security number', es: 'Sin número de Seguro Social' },
      heading: { en: 'ITIN? Ask us.', es: '¿Tiene ITIN? Pregúntenos.' },
      body: {
        en: [
          'Some of our lenders accept a taxpayer number. Bring your ITIN letter, a passport or consular ID, and proof of income. You get a translation of the contract to read before you sign.',
        ],
        es: [
          'Algunos de nuestros prestamistas aceptan un número de contribuyente. Traiga su carta del ITIN, pasaporte o identificación consular y comprobante de ingresos. Recibe una traducción del contrato para leerla antes de firmar.',
        ],
      },
      points: [
        { en: 'Financing assistance is free', es: 'La ayuda con el financiamiento es gratis' },
        { en: 'In the language you prefer', es: 'En el idioma que prefiera' },
      ],
      terms: {
        en: 'With approved credit. Which papers are needed is the lender’s decision; not every lender accepts an ITIN.',
        es: 'Con crédito aprobado. Qué papeles se necesitan lo decide el prestamista; no todos aceptan ITIN.',
      },
      image: pictures.finance,
      imageSide: 'left',
      callToAction: {
        label: { en: 'Talk to Yesenia', es: 'Hable con Yesenia' },
        href: '/our-company/meet-our-team/yesenia-paredes',
      },
      secondCallToAction: {
        label: { en: 'Bad credit or none', es: 'Mal crédito o ninguno' },
        href: '/auto-financing/bad-credit-auto-financing',
      },
    },
    {
      _type: 'faqList',
      heading: { en: 'Financing, answered', es: 'Financiamiento, con respuestas' },
      text: { en: 'Nine questions, short answers.', es: 'Nueve preguntas, respuestas cortas.' },
      place: 'financing',
      count: 9,
    },
    {
      _type: 'callToAction',
      heading: { en: 'Under 60 seconds to fill in.', es: 'Se llena en menos de 60 segundos.' },
      text: {
        en: 'A soft inquiry, no effect on your score. With approved credit.',
        es: 'Una consulta blanda que no afecta su puntaje. Con crédito aprobado.',
      },
      callToAction: {
        label: { en: 'Get pre-approved', es: 'Obtenga su preaprobación' },
        href: '/auto-financing/apply-for-financing',
      },
    },
  ],
};
