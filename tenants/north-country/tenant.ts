import { type TenantKit, week } from '../tenant-kit.ts';

/** One family store in upstate New York. */
export const northCountry: TenantKit = {
  slug: 'north-country',
  name: 'North Country Motors',
  hostnames: ['north-country.{platformDomain}', 'www.northcountrymotors.example'],
  languages: ['en'],
  timeZone: 'America/New_York',
  theme: {
    brand: '#1f4d36',
    accent: '#e3b23c',
    neutral: 'warm',
    radius: 4,
    displayFace: 'fraunces',
    header: 'brand',
  },
  homePage: {
    description: {
      en: 'A family dealership in Watertown, New York: used cars and trucks with a lifetime engine warranty, and service by people who will know you.',
    },
    headline: { en: "We'll be here next winter, too." },
    text: {
      en: 'Our family has sold cars in Watertown for three generations. Every one under 85,000 miles leaves with a lifetime engine warranty.',
    },
    picture: {
      file: 'hero.svg',
      alt: { en: 'A pickup beside a barn in the snow at dusk, light in the windows' },
      hotspot: { x: 0.66, y: 0.7, width: 0.46, height: 0.42 },
    },
    callToAction: { label: { en: 'Come and see us' }, href: '/#stores' },
  },
  stores: [
    {
      key: 'watertown',
      name: 'North Country Motors',
      subname: 'Sales and service under one roof',
      address: { line1: '1290 Arsenal Street', city: 'Watertown', state: 'NY', zip: '13601' },
      coordinates: { lat: 43.9748, lng: -75.9108 },
      phones: { sales: '+13155550126', service: '+13155550127' },
      hours: {
        sales: week(['08:30', '18:00'], { saturday: ['09:00', '16:00'] }),
        service: week(['07:30', '18:00']),
      },
      note: { en: 'We plow first thing. If the roads are bad, call and we will bring the car to you.' },
      leads: ['sales@northcountrymotors.example'],
    },
  ],
};
