import { type TenantKit, week } from '../tenant-kit.ts';

/** New, certified and used cars in Allentown, in English and Spanish. */
export const summit: TenantKit = {
  slug: 'summit',
  name: 'Summit Auto Center',
  hostnames: ['summit.{platformDomain}', 'www.summitautocenter.example'],
  languages: ['en', 'es'],
  timeZone: 'America/New_York',
  theme: {
    brand: '#23262b',
    accent: '#d11f3a',
    neutral: 'plain',
    radius: 18,
    displayFace: 'manrope',
    header: 'dark',
  },
  homePage: {
    description: {
      en: 'New, certified and used cars in Allentown, Pennsylvania. The price online is the price you pay, in English or Spanish.',
      es: 'Autos nuevos, certificados y usados en Allentown, Pensilvania. El precio en línea es el precio que usted paga, en inglés o español.',
    },
    headline: { en: 'The price is the price.', es: 'El precio es el precio.' },
    text: {
      en: 'No back room, no last-minute fees. Choose a car, see every cost on one page, and drive home the same day.',
      es: 'Sin cuarto de atrás, sin cargos de último minuto. Elija un auto, vea todos los costos en una página y llegue a casa manejándolo el mismo día.',
    },
    picture: {
      file: 'hero.svg',
      alt: {
        en: 'Three cars in a row on the dark floor of a showroom, lit from above',
        es: 'Tres autos en fila sobre el piso oscuro de una sala de exhibición, iluminados desde arriba',
      },
      hotspot: { x: 0.5, y: 0.66, width: 0.5, height: 0.42 },
    },
    callToAction: { label: { en: 'Visit the showroom', es: 'Visite la sala' }, href: '/#stores' },
  },
  stores: [
    {
      key: 'allentown',
      name: 'Summit Auto Center',
      subname: 'Airport Road',
      address: { line1: '1875 Airport Road', city: 'Allentown', state: 'PA', zip: '18109' },
      coordinates: { lat: 40.6331, lng: -75.4393 },
      phones: { sales: '+14845550151', service: '+14845550152' },
      hours: {
        sales: week(['09:00', '20:00'], { saturday: ['09:00', '17:00'] }),
        service: week(['07:00', '18:00'], { saturday: ['08:00', '13:00'] }),
      },
      note: {
        en: 'Se habla español at every desk.',
        es: 'Hablamos español en todos los escritorios.',
      },
      leads: ['ventas@summitautocenter.example'],
    },
  ],
};
