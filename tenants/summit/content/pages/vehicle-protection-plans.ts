import type { PageKit } from '../../../tenant-kit.ts';
import { pictures } from '../pictures.ts';

export const vehicleProtectionPlans: PageKit = {
  key: 'vehicle-protection-plans',
  path: '/vehicle-protection-plans',
  name: { en: 'Protection plans', es: 'Planes de protección' },
  title: { en: 'Vehicle protection plans in Allentown', es: 'Planes de protección en Allentown' },
  description: {
    en: 'Three levels, one price each, in writing before you sign. Optional, sold separately, never a condition of a sale or a loan.',
    es: 'Tres niveles, un precio cada uno, por escrito antes de firmar. Opcionales, se venden aparte y nunca son condición de una venta o un préstamo.',
  },
  isIndexed: true,
  blocks: [
    {
      _type: 'hero',
      eyebrow: { en: 'Protection plans', es: 'Planes de protección' },
      heading: { en: 'Longer cover. Your choice.', es: 'Más cobertura. Usted decide.' },
      text: {
        en: 'A plan pays for the repairs it names, for the time you choose. You get its price in writing before you sign, the same with and without a loan.',
        es: 'Un plan paga las reparaciones que nombra, por el tiempo que elija. Recibe su precio por escrito antes de firmar, el mismo con o sin préstamo.',
      },
      image: pictures.warranty,
      callToAction: {
        label: { en: 'Ask about a plan', es: 'Pregunte por un plan' },
        href: '/contact-us?topic=1',
      },
      secondCallToAction: {
        label: { en: 'Cars under 85,000 miles', es: 'Autos con menos de 85,000 millas' },
        href: '/used-cars-for-sale?mileage=null,85000',
      },
      terms: {
        en: 'Protection plans are optional, sold separately and never a condition of a sale or a loan. What is covered, the deductible, and how to cancel are in the contract.',
        es: 'Los planes son opcionales, se venden por separado y nunca son condición de una venta o un préstamo. Lo que cubren, el deducible y cómo se cancelan están en el contrato.',
      },
    },
    {
      _type: 'columns',
      heading: { en: 'Do you need one?', es: '¿Necesita uno?' },
      columns: [
        {
          icon: 'car',
          heading: { en: 'New car', es: 'Auto nuevo' },
          text: {
            en: 'Not yet. A plan can start on the day the factory warranty ends, and you can add it until then.',
            es: 'Todavía no. El plan puede empezar el día en que termina la garantía de fábrica, y puede agregarlo hasta entonces.',
          },
        },
        {
          icon: 'shield',
          heading: { en: 'Certified car', es: 'Auto certificado' },
          text: {
            en: 'It carries its maker’s cover for a stated time. Ask what overlaps before you add to it.',
            es: 'Trae la cobertura del fabricante por un tiempo. Pregunte qué se traslapa antes de agregar.',
          },
        },
        {
          icon: 'mileage',
          heading: { en: 'Used car', es: 'Auto usado' },
          text: {
            en: 'If a large repair would upset your year, perhaps. If you could pay it tomorrow, perhaps not.',
            es: 'Si una reparación grande le desarma el año, quizá sí. Si podría pagarla mañana, quizá no.',
          },
        },
      ],
    },
    {
      _type: 'promotionList',
      heading: { en: 'Now', es: 'Ahora' },
      position: 'promotions-carousel',
    },
    {
      _type: 'faqList',
      heading: { en: 'Eleven questions, answered', es: 'Once preguntas, con respuestas' },
      place: 'protection',
      count: 11,
    },
    {
      _type: 'callToAction',
      heading: { en: 'Read the contract at home.', es: 'Lea el contrato en casa.' },
      text: {
        en: 'The price is the same tomorrow.',
        es: 'El precio mañana es el mismo.',
      },
      callToAction: {
        label: { en: 'Ask about a plan', es: 'Pregunte por un plan' },
        href: '/contact-us?topic=1',
      },
    },
  ],
};
