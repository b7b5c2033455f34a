import type { DealershipKit } from '../../tenant-kit.ts';
import { holidays } from '../../holidays.ts';
import { week } from '../../week.ts';
import { engineWarrantyTerms, maintenancePlanTerms, repairWarrantyTerms } from './terms.ts';

export const sales = week(['08:30', '18:00'], { saturday: ['09:00', '16:00'] });
export const service = week(['07:30', '18:00']);

export const settings: DealershipKit = {
  name: 'North Country Motors',
  tagline: 'We’ll be here next winter, too.',
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
  logo: { vector: 'logo.svg' },
  logos: {
    onLight: { vector: 'logo-light.svg' },
    onDark: { vector: 'logo-dark.svg' },
    mark: { vector: 'logo-mark.svg' },
  },
  company: {
    address: { line1: '1290 Arsenal Street', city: 'Watertown', state: 'NY', zip: '13601' },
    coordinates: { lat: 43.9748, lng: -75.9308 },
    mapZoom: 12,
    mapsLink: 'https://www.google.com/maps/search/?api=1&query=43.9748,-75.9308',
    phone: '+13155550126',
    salesPhone: '+13155550126',
    servicePhone: '+13155550127',
    email: 'hello@northcountrymotors.example',
    siteUrl: 'https://www.northcountrymotors.example',
    hours: { sales, service, special: holidays },
    social: [
      { network: 'facebook', url: 'https://facebook.example/northcountrymotors' },
      { network: 'google', url: 'https://maps.example/northcountrymotors' },
    ],
    fees: { documentaryFee: 358_03, thirtyDayDrive: 10_00 },
  },
  recipients: {
    leads: ['sales@northcountrymotors.example'],
    byForm: [
      { form: 'SERVICE', recipients: ['everett@northcountrymotors.example'] },
      { form: 'APPLY_FINANCING', recipients: ['dawn@northcountrymotors.example'] },
      { form: 'FULL_CREDIT_APP', recipients: ['dawn@northcountrymotors.example'] },
    ],
    crmAddresses: ['crm@northcountrymotors.example'],
  },
  generalManager: { person: 'june-laclair' },
  legalName: 'North Country Motors of Watertown Inc.',
  careers: { way: 'mail', email: 'june@northcountrymotors.example' },
  testDrive: { slotMinutes: 30, leadHours: 1 },
  verifiesPhones: false,
  reviewSource: {
    platform: 'google',
    url: 'https://maps.example/northcountrymotors',
    stars: 4.3,
    count: 1800,
    asOf: '2026-11-16',
  },
  engineWarranty: { offered: true, terms: engineWarrantyTerms },
  maintenancePlan: { offered: true, terms: maintenancePlanTerms },
  repairWarranty: { offered: true, terms: repairWarrantyTerms },
  serviceScheduling: true,
  preApprovalLink: 'https://preapproval.example/north-country-motors',
  cookieTier: 1,
  phoneMask: '(999) 999-9999',
  storeId: '44',
  financing: { rate: 6.24, months: 72, downPercent: 20 },
  inventory: {
    feedsOut: ['google-vehicle-listings', 'google-vehicle-ads', 'meta-vehicles'],
    titlesAreClean: true,
    conditions: ['used'],
    defaultSort: 'newest',
    itemsPerPage: 19,
    bodyStyleOrder: [
      'trucks',
      'suvs',
      'sedans',
      'wagons',
      'minivans',
      'hatchbacks',
      'commercial',
      'coupes',
      'convertibles',
    ],
    featureOrder: ['Four-wheel drive', 'Heated seats', 'Remote start', 'Tow package', 'Block heater'],
    premium: {
      features: [
        'Leather seats',
        'Heated steering wheel',
        'Premium audio',
        'Memory seats',
        'Navigation',
        'Sunroof',
      ],
    },
  },
};
