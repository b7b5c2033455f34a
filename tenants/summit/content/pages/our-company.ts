import type { PageKit } from '../../../tenant-kit.ts';
import { pictures } from '../pictures.ts';

export const ourCompany: PageKit = {
  key: 'our-company',
  path: '/our-company',
  name: { en: 'Our company', es: 'Nuestra empresa' },
  title: { en: 'About Summit Auto Center, Allentown', es: 'Acerca de Summit Auto Center, Allentown' },
  description: {
    en: 'One price, salaries instead of commissions, and two languages at every desk. Why we work this way.',
    es: 'Un solo precio, sueldos en lugar de comisiones y dos idiomas en cada escritorio. Por qué trabajamos así.',
  },
  isIndexed: true,
  blocks: [
    {
      _type: 'hero',
      eyebrow: { en: 'Our company', es: 'Nuestra empresa' },
      heading: { en: 'We took the haggling out.', es: 'Quitamos el regateo.' },
      text: {
        en: 'In 2017 Marisol Vega put one price on every car. Nobody here has missed the other way.',
        es: 'En 2017 Marisol Vega puso un solo precio a cada auto. Aquí nadie extraña lo anterior.',
      },
      image: pictures.hero,
      callToAction: {
        label: { en: 'Meet the team', es: 'Conozca al equipo' },
        href: '/our-company/meet-our-team',
      },
      secondCallToAction: {
        label: { en: 'Visit the showroom', es: 'Visite la sala' },
        href: '/our-company/locations',
      },
    },
    {
      _type: 'columns',
      heading: { en: 'How we work', es: 'Cómo trabajamos' },
      columns: [
        {
          icon: 'price',
          heading: { en: 'The price is the price', es: 'El precio es el precio' },
          text: {
            en: 'Online, on the floor, for everybody. Every line on one page.',
            es: 'En línea, en la sala y para todos. Cada renglón en una página.',
          },
        },
        {
          icon: 'heart',
          heading: { en: 'Salaries, not commissions', es: 'Sueldos, no comisiones' },
          text: {
            en: 'Our advisors earn the same on the small car as on the large one.',
            es: 'Nuestros asesores ganan lo mismo con el auto pequeño que con el grande.',
          },
        },
        {
          icon: 'phone',
          heading: { en: 'Two languages', es: 'Dos idiomas' },
          text: {
            en: 'At every desk, on every page, and in a translation of your contract.',
            es: 'En cada escritorio, en cada página y en la traducción de su contrato.',
          },
          callToAction: {
            label: { en: 'Se habla español', es: 'Se habla español' },
            href: '/se-habla-espanol',
          },
        },
      ],
    },
    {
      _type: 'richText',
      heading: { en: 'What is under this roof', es: 'Qué hay bajo este techo' },
      body: {
        en: [
          'New cars of this year, certified cars with their maker’s cover, and used cars with a 75-point inspection and a free vehicle history report. A workshop that measures batteries as well as brakes. One finance desk that shows you all the answers.',
          '> Write to me in English or Spanish. I read both, and I answer.',
          '*Marisol Vega, General Manager*',
        ],
        es: [
          'Autos nuevos de este año, certificados con respaldo del fabricante y usados con inspección de 75 puntos e informe de historial gratis. Un taller que mide baterías igual que frenos. Un escritorio de financiamiento que le muestra todas las respuestas.',
          '> Escríbame en español o en inglés. Leo los dos y respondo.',
          '*Marisol Vega, gerente general*',
        ],
      },
    },
    {
      _type: 'reviewStrip',
      heading: { en: 'In their words', es: 'En sus palabras' },
      count: 6,
    },
    {
      _type: 'storeList',
      heading: { en: 'The showroom', es: 'La sala de exhibición' },
      text: {
        en: 'Airport Road, five minutes from Route 22.',
        es: 'Airport Road, a cinco minutos de la Ruta 22.',
      },
    },
    {
      _type: 'callToAction',
      heading: { en: 'Work with us.', es: 'Trabaje con nosotros.' },
      text: {
        en: 'Pay ranges are on the page. So are the hours.',
        es: 'Los sueldos están en la página. Los horarios también.',
      },
      callToAction: {
        label: { en: 'Careers', es: 'Empleos' },
        href: '/our-company/careers',
      },
    },
  ],
};
