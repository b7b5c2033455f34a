import { BODY_STYLES } from '@rooftop/illustration/body-styles';
import { PATH_FILTERS } from '@rooftop/listing/path-filters';
import { describe, expect, test } from 'vitest';
import {
  runCompleteQuery,
  runQuery,
  asset,
  dealership,
  picture,
} from '../../../../../tests/support/content-queries.ts';
import { settingsQuery } from './settings.groq.ts';
import { INVENTORY_DEFAULTS, LEASE_DEFAULTS } from './settings-defaults.ts';

const reviewSource = {
  platform: 'google',
  url: 'https://maps.example/a',
  stars: 4.3,
  count: 1800,
  asOf: '2026-11-16',
};

describe('dealership settings', () => {
  test('use platform defaults for a dealership with only a name', async () => {
    expect(await runCompleteQuery(settingsQuery, [dealership('a'), dealership('b')])).toMatchObject({
      id: 'dealership-a',
      tagline: null,
      logos: { onLight: null, onDark: null, mark: null },
      company: { address: null, hours: { sales: null, service: null }, social: [] },
      reviewSource: null,
      engineWarranty: { offered: false, terms: null },
      repairWarranty: { offered: false, terms: null },
      legalName: 'A',
      careers: { way: 'form', email: null },
      tradeBonus: { bonus: 30_000, minimum: 100_000 },
      tradeMargin: 100_000,
      testDrive: { slotMinutes: 60, leadHours: 2, horizonDays: 14, capacity: 2 },
      serviceSlots: { slotMinutes: 30, leadHours: 4, horizonDays: 30, capacity: 2 },
      verifiesPhones: false,
      serviceScheduling: true,
      symmetricConsent: false,
      backgroundLocked: false,
      inventory: {
        conditions: ['new', 'used', 'certified'],
        defaultSort: 'newest',
        itemsPerPage: 19,
        filterPriority: PATH_FILTERS,
        bodyStyleOrder: BODY_STYLES,
        featureOrder: [],
        premium: { features: [], atLeast: 3 },
        lockedPrices: [],
        historyReport: INVENTORY_DEFAULTS.historyReport,
        feedsOut: [],
        titlesAreClean: false,
      },
      lease: { residuals: [], rate: null, ...LEASE_DEFAULTS },
      localTaxes: [],
      collectionSlugs: {
        vehicles: 'vehicles',
        teamMembers: 'team-members',
        articles: 'articles',
        categories: 'categories',
      },
    });
  });

  test('return own values in the requested language', async () => {
    const company = {
      address: { line1: '1 Main Street', city: 'Erie', state: 'PA', zip: '16501' },
      fees: {
        documentaryFee: 35803,
        thirtyDayDrive: 1000,
        thirtyDayDriveIsOptional: true,
        thirtyDayDrivePayee: 'third-party',
      },
      social: [{ network: 'yelp', url: 'https://yelp.example/a' }],
    };
    const dataset = [
      dealership('b', { tagline: { en: 'Other' } }),
      dealership('a', {
        tagline: { en: 'By the lake', es: 'Junto al lago' },
        company,
        reviewSource,
        engineWarranty: { offered: true, terms: { en: 'Under 85,000 miles.' } },
        repairWarranty: { offered: true, terms: { en: 'Not for wear.', es: 'Sin desgaste.' } },
        serviceScheduling: false,
        inventory: { itemsPerPage: 24, lockedPrices: ['new'] },
        lease: { residuals: [{ months: 36, miles: 10_000, percent: 58 }], rate: 3.9 },
        localTaxes: [{ zip: '165', percent: 6, asOf: '2026-10-01' }],
      }),
    ];
    expect(await runCompleteQuery(settingsQuery, dataset, { language: 'es' })).toMatchObject({
      tagline: 'Junto al lago',
      company: {
        ...company,
        address: { line2: null, country: 'US' },
        fees: { ...company.fees, documentaryFeePayee: 'dealer', documentaryFeeIsOptional: false },
      },
      reviewSource,
      engineWarranty: { offered: true, terms: 'Under 85,000 miles.' },
      repairWarranty: { offered: true, terms: 'Sin desgaste.' },
      serviceScheduling: false,
      inventory: { itemsPerPage: 24, defaultSort: 'newest', lockedPrices: ['new'] },
      lease: { residuals: [{ months: 36, miles: 10_000, percent: 58 }], rate: 3.9, extraMile: 20 },
      localTaxes: [{ zip: '165', percent: 6, titleAndRegistration: null, asOf: '2026-10-01' }],
    });
    expect(await runCompleteQuery(settingsQuery, dataset, { dealership: 'dealership-c' })).toBeNull();
  });

  test('show no picture of another dealership', async () => {
    const dataset = [
      dealership('a', { logos: { onLight: picture('l'), onDark: picture('d') } }),
      asset('l', ['dealership-a']),
      asset('d', ['dealership-b']),
    ];
    const settings = await runCompleteQuery(settingsQuery, dataset);
    expect(settings?.logos.onLight?.asset.width).toBe(2400);
    expect(settings?.logos.onDark).toBeNull();
  });

  test('drop only an invalid value', async () => {
    const { value, broken } = await runQuery(settingsQuery, [
      dealership('a', {
        cookieDisplay: 'sometimes',
        reviewSource: { ...reviewSource, stars: 11 },
        localTaxes: [
          { zip: '1650x', percent: 6, asOf: '2026-10-01' },
          { zip: '16501', percent: 6, asOf: '2026-10-01' },
        ],
        company: {
          social: [
            { network: 'yelp', url: 'https://a.example' },
            { network: 'myspace', url: 'x' },
          ],
        },
      }),
    ]);
    expect(value).toMatchObject({
      localTaxes: [{ zip: '16501' }],
      cookieDisplay: null,
      reviewSource: null,
      company: { social: [{ network: 'yelp' }] },
    });
    expect(broken).toHaveLength(4);
  });
});
