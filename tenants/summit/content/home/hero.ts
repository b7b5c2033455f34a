import type { BlockKit } from '../../../tenant-kit.ts';
import { pictures } from '../pictures.ts';

export const hero: BlockKit = {
  _type: 'heroSlides',
  slides: [
    {
      headline: { en: 'The price is the price.', es: 'El precio es el precio.' },
      text: {
        en: 'No back room, no last-minute fees. Choose a car, see every cost on one page, and drive home the same day.',
        es: 'Sin cuarto de atrás, sin cargos de último minuto. Elija un auto, vea todos los costos en una página y llegue a casa manejándolo el mismo día.',
      },
      image: pictures.hero,
      callToAction: { label: { en: 'See all cars', es: 'Ver todos los autos' }, href: '/cars-for-sale' },
      secondCallToAction: { label: { en: 'Visit the showroom', es: 'Visite la sala' }, href: '/#stores' },
    },
    {
      headline: { en: 'Your number in under 60 seconds.', es: 'Su cifra en menos de 60 segundos.' },
      text: {
        en: 'That is how long pre-approval takes to fill in. It is a soft inquiry: no effect on your credit score. With approved credit.',
        es: 'Eso toma llenar la preaprobación. Es una consulta blanda: no afecta su puntaje de crédito. Con crédito aprobado.',
      },
      image: pictures.hero2,
      callToAction: {
        label: { en: 'Get pre-approved', es: 'Obtenga su preaprobación' },
        href: '/auto-financing/apply-for-financing',
      },
      secondCallToAction: {
        label: { en: 'How financing works', es: 'Cómo funciona' },
        href: '/auto-financing',
      },
    },
    {
      headline: { en: 'Sell it here. Paid today.', es: 'Véndalo aquí. Cobre hoy.' },
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
        label: { en: 'How selling works', es: 'Cómo se vende' },
        href: '/sell-trade-my-car',
      },
    },
  ],
};
