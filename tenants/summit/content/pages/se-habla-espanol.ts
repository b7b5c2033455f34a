import type { PageKit } from '../../../tenant-kit.ts';
import { pictures } from '../pictures.ts';

export const seHablaEspanol: PageKit = {
  key: 'se-habla-espanol',
  path: '/se-habla-espanol',
  name: { en: 'Se habla español', es: 'Se habla español' },
  title: { en: 'Buy a car in Spanish in Allentown', es: 'Compre su auto en español en Allentown' },
  description: {
    en: 'From the first question to the signed contract, in the language you think in. What that means at Summit, step by step.',
    es: 'De la primera pregunta al contrato firmado, en el idioma en que usted piensa. Qué significa eso en Summit, paso a paso.',
  },
  isIndexed: true,
  blocks: [
    {
      _type: 'hero',
      eyebrow: { en: 'Two languages', es: 'En su idioma' },
      heading: { en: 'In Spanish, down to the last page.', es: 'En español, hasta la última hoja.' },
      text: {
        en: 'Not one person who translates when he has time. Every desk, and every paper you need to understand.',
        es: 'No una persona que traduce cuando puede. Cada escritorio y cada papel que usted necesita entender.',
      },
      image: pictures.hero,
      callToAction: {
        label: { en: 'See all cars', es: 'Ver todos los autos' },
        href: '/cars-for-sale',
      },
      secondCallToAction: {
        label: { en: 'Write to us', es: 'Escríbanos' },
        href: '/contact-us',
      },
    },
    {
      _type: 'columns',
      heading: { en: 'Step by step', es: 'Paso a paso' },
      columns: [
        {
          icon: 'search',
          heading: { en: 'Choosing', es: 'Elegir' },
          text: {
            en: 'The whole site is in Spanish. The switch at the top stays on the page you are reading.',
            es: 'Todo el sitio está en español. El botón de arriba se queda en la página que está leyendo.',
          },
        },
        {
          icon: 'car',
          heading: { en: 'Driving', es: 'Manejar' },
          text: {
            en: 'Choose day and time. Your advisor speaks your language.',
            es: 'Elija día y hora. Su asesor habla su idioma.',
          },
        },
        {
          icon: 'pre-approval',
          heading: { en: 'Financing', es: 'Financiar' },
          text: {
            en: 'Some of our lenders accept an ITIN, with approved credit.',
            es: 'Algunos de nuestros prestamistas aceptan ITIN, con crédito aprobado.',
          },
        },
        {
          icon: 'heart',
          heading: { en: 'Signing', es: 'Firmar' },
          text: {
            en: 'You get a translation before you sign the English contract. Take it home for a night.',
            es: 'Recibe una traducción antes de firmar el contrato en inglés. Llévesela a casa una noche.',
          },
        },
      ],
    },
    {
      _type: 'feature',
      eyebrow: { en: 'First Wednesday of the month', es: 'Primer miércoles del mes' },
      heading: { en: 'Bring any contract.', es: 'Traiga cualquier contrato.' },
      body: {
        en: [
          'Yesenia reads it with you, line by line, even if it is not ours. From 5 to 8 p.m., without an appointment, free.',
        ],
        es: [
          'Yesenia lo lee con usted, renglón por renglón, aunque no sea nuestro. De 5 a 8 p.m., sin cita, gratis.',
        ],
      },
      terms: {
        en: 'Help with reading, not legal advice.',
        es: 'Ayuda para leer, no asesoría legal.',
      },
      image: pictures.finance,
      imageSide: 'right',
      callToAction: {
        label: { en: 'About contract evenings', es: 'Sobre las tardes de contratos' },
        href: '/car-research/contract-evenings',
      },
    },
    {
      _type: 'vehicleList',
      heading: { en: 'Just arrived', es: 'Recién llegados' },
      search: '/cars-for-sale',
      count: 4,
    },
    {
      _type: 'faqList',
      heading: { en: 'Asked most', es: 'Lo que más preguntan' },
      place: 'financing',
      count: 5,
    },
    {
      _type: 'messageForm',
      heading: { en: 'Ask in your language', es: 'Pregunte en su idioma' },
      text: {
        en: 'We answer in the language you write in.',
        es: 'Respondemos en el idioma en que nos escriba.',
      },
      topic: 7,
    },
  ],
};
