import type { PageKit } from '../../../tenant-kit.ts';
import { pictures } from '../pictures.ts';
import { tradeBonusTerms } from '../terms.ts';

export const sellTradeMyCar: PageKit = {
  key: 'sell-trade-my-car',
  path: '/sell-trade-my-car',
  name: { en: 'Sell or trade', es: 'Vender o cambiar' },
  title: { en: 'Sell or trade your car in Allentown', es: 'Venda o cambie su auto en Allentown' },
  description: {
    en: 'Thirty minutes in the inspection bay, one written offer, valid for 7 days, paid the same day. Whether you buy from us or not.',
    es: 'Treinta minutos en la bahía de inspección, una oferta por escrito, válida por 7 días, con pago el mismo día. Nos compre o no.',
  },
  isIndexed: true,
  blocks: [
    {
      _type: 'hero',
      eyebrow: { en: 'Sell or trade', es: 'Vender o cambiar' },
      heading: { en: 'Sell it here. Paid today.', es: 'Véndalo aquí. Cobre hoy.' },
      text: {
        en: 'One inspection, one written offer, valid for 7 days. Accept it and the money is yours the same day.',
        es: 'Una inspección, una oferta por escrito, válida por 7 días. Acéptela y el dinero es suyo el mismo día.',
      },
      image: pictures.hero3,
      callToAction: {
        label: { en: 'Value my car', es: 'Valorar mi auto' },
        href: '/sell-trade-my-car/your-vehicle',
      },
      secondCallToAction: {
        label: { en: 'Papers to bring', es: 'Papeles que traer' },
        href: '/car-research/documents-to-buy-or-sell-a-car',
      },
      terms: {
        en: 'The offer follows a physical inspection and holds for 7 days while the car, its mileage and its title stay as they were. Same-day payment needs a clear transferable title; a loan is paid off first.',
        es: 'La oferta sigue a una inspección física y vale 7 días mientras el auto, su millaje y su título sigan igual. El pago el mismo día requiere un título limpio y transferible; un préstamo se liquida primero.',
      },
    },
    {
      _type: 'columns',
      heading: { en: 'How selling works', es: 'Cómo se vende' },
      columns: [
        {
          icon: 'search',
          heading: { en: 'Online', es: 'En línea' },
          text: {
            en: 'Year, make, model, miles. You get an estimate.',
            es: 'Año, marca, modelo, millas. Recibe una estimación.',
          },
        },
        {
          icon: 'car',
          heading: { en: 'In the bay', es: 'En la bahía' },
          text: {
            en: 'Thirty minutes, and you may watch. Batteries of hybrids and electric cars are measured.',
            es: 'Treinta minutos, y puede mirar. La batería de híbridos y eléctricos se mide.',
          },
        },
        {
          icon: 'value',
          heading: { en: 'On paper', es: 'En papel' },
          text: {
            en: 'One number, valid for 7 days. No second one if you say no.',
            es: 'Una cifra, válida por 7 días. No hay una segunda si dice que no.',
          },
        },
      ],
    },
    {
      _type: 'feature',
      eyebrow: { en: 'Trade-in bonus', es: 'Bono de intercambio' },
      heading: { en: 'Their offer, plus $300.', es: 'La oferta de ellos, más $300.' },
      body: {
        en: [
          'Show us a written cash offer from somebody who inspected the car. On a trade-in we beat it by **$300**.',
        ],
        es: [
          'Muéstrenos una oferta en efectivo, por escrito, de alguien que inspeccionó el auto. En un intercambio la superamos por **$300**.',
        ],
      },
      points: [
        { en: 'One bonus per transaction', es: 'Un bono por transacción' },
        { en: 'Valid for 7 days', es: 'Válida por 7 días' },
      ],
      terms: tradeBonusTerms,
      image: pictures.tradeBonus,
      imageSide: 'right',
      callToAction: {
        label: { en: 'All terms', es: 'Todos los términos' },
        href: '/legal/trade-in-bonus',
      },
    },
    {
      _type: 'faqList',
      heading: { en: 'Selling, answered', es: 'Vender, con respuestas' },
      place: 'sell-trade',
      count: 6,
    },
    {
      _type: 'callToAction',
      heading: { en: 'What is it worth?', es: '¿Cuánto vale?' },
      text: {
        en: 'An estimate now, an offer once we have seen it.',
        es: 'Una estimación ahora, una oferta cuando lo veamos.',
      },
      callToAction: {
        label: { en: 'Value my car', es: 'Valorar mi auto' },
        href: '/sell-trade-my-car/your-vehicle',
      },
    },
  ],
};
