import type { LegalDocument } from '@rooftop/content/documents/legal-document/legal-document';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  testContent,
  testContext,
  testDealership,
  testSettings,
  testStore,
} from '../../../../tests/support/website.ts';
import { cookieTable } from './cookie-table.server.ts';
import { findDocumentVersion, documentView } from './document-view.server.ts';
import { replacePlaceholders } from './replace-placeholders.ts';
import { legalPages } from './legal-pages.server.ts';
import { legalValues } from './legal-values.server.ts';
import { versionTimeline } from './legal-versions.ts';
import { paragraphs } from './paragraphs.ts';

const version = (effectiveFrom: string, text = effectiveFrom, changes: string | null = null) => ({
  key: effectiveFrom,
  effectiveFrom,
  body: paragraphs(text),
  changes,
});
const document = (fields: Partial<LegalDocument> = {}): LegalDocument => ({
  id: 'legal-1',
  kind: 'privacy-policy',
  isShared: true,
  title: null,
  versions: [version('2025-01-01'), version('2027-01-01', 'New.'), version('2026-06-01')],
  ...fields,
});

const unavailable = async () => {
  throw Object.assign(new Error('no'), { name: 'ContentUnavailable' });
};

describe('the version of a day', () => {
  test.each([
    ['2024-12-31', undefined, '2025-01-01'],
    ['2025-01-01', '2025-01-01', '2026-06-01'],
    ['2026-06-01', '2026-06-01', '2027-01-01'],
    ['2030-01-01', '2027-01-01', undefined],
  ])('%s: %s is in effect, %s is next', (today, current, coming) => {
    const standing = versionTimeline(document().versions, today);
    expect([standing.current?.key, standing.coming?.key]).toEqual([current, coming]);
  });

  test('is the later of two with the same date', () => {
    const twice = [
      { ...version('2025-01-01'), key: 'a' },
      { ...version('2025-01-01'), key: 'b' },
    ];
    expect(versionTimeline(twice, '2026-01-01').current?.key).toBe('b');
  });
});

const VALUES = {
  name: 'Alpha',
  legalName: 'Alpha LLC',
  address: '{name} Street',
  phone: '$& 1',
  servicePhone: '2',
  email: 'a@b.example',
  state: 'New York',
};

describe('values in a text', () => {
  test.each([
    ['{legalName} of {state}', 'Alpha LLC of New York'],
    ['{address}', '{name} Street'],
    ['{phone}', '$& 1'],
    ['{constructor} {price} {} { name }', '{constructor} {price} {} { name }'],
  ])('%s', (text, filled) => {
    expect(replacePlaceholders(text, VALUES)).toBe(filled);
  });

  test('leave a text without braces unchanged', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }).filter((text) => !text.includes('{')),
        (text) => {
          expect(replacePlaceholders(text, VALUES)).toBe(text);
        },
      ),
    );
  });

  test('are the dealership’s, whichever store is chosen', async () => {
    const stores = [
      testStore(),
      testStore({
        key: 'erie',
        address: { line1: '1 State St', line2: null, city: 'Erie', state: 'PA', zip: '16501' },
      }),
    ];
    const content = testContent({ settings: async () => testSettings(), stores: async () => stores });
    expect(await legalValues(testContext({ content, store: stores[1], locale: 'es' }))).toMatchObject({
      legalName: 'Alpha Motors LLC',
      address: '1290 Arsenal Street, Watertown, NY 13601',
      phone: '(315) 555-0126',
      servicePhone: '(315) 555-0126',
      state: 'Nueva York',
    });
  });

  test('include the service phone, if there is one', async () => {
    const store = testStore({ phones: { sales: '+13155550126', service: '+13155550127' } });
    const content = testContent({ stores: async () => [store] });
    expect(await legalValues(testContext({ content }))).toMatchObject({
      phone: '(315) 555-0126',
      servicePhone: '(315) 555-0127',
    });
  });

  test('have a fallback when they are missing', async () => {
    const values = await legalValues(testContext());
    expect(Object.values(values)).not.toContain('');
    expect(values).toMatchObject({ legalName: 'Alpha Motors', phone: 'the number on our contact page' });
  });
});

describe('the legal documents of a dealership', () => {
  const kinds = async (content: Parameters<typeof testContent>[0]) =>
    (await legalPages(testContext({ content: testContent(content) }))).map(({ kind }) => kind);
  const ALWAYS = ['privacy-policy', 'terms-of-sale', 'cookie-policy', 'electronic-signature-disclosure'];
  const warranty = (offered: boolean, terms: string | null) => async () => ({
    ...testSettings(),
    engineWarranty: { offered, terms },
  });
  const written = async () => [
    document({ kind: 'lifetime-engine-warranty' }),
    document({ kind: 'trade-in-bonus' }),
  ];

  test.each<[string, Parameters<typeof testContent>[0], string[]]>([
    ['without any written documents', {}, []],
    ['whose content is unavailable', { legalDocuments: unavailable, settings: unavailable }, []],
    [
      'that offers no warranty',
      { legalDocuments: written, settings: warranty(false, 'x') },
      ['trade-in-bonus'],
    ],
    [
      'that offers a warranty',
      { legalDocuments: written, settings: warranty(true, null) },
      ['lifetime-engine-warranty', 'trade-in-bonus'],
    ],
    ['with warranty terms in its settings', { settings: warranty(true, 'x') }, ['lifetime-engine-warranty']],
    ['that offers a warranty without terms', { settings: warranty(true, null) }, []],
  ])('%s', async (_, content, others) => {
    expect(await kinds(content)).toEqual([...ALWAYS, ...others]);
  });
});

async function view(
  {
    day = null,
    versions = document().versions,
  }: { day?: string | null; versions?: LegalDocument['versions'] },
  fields: Parameters<typeof testContext>[0] = {},
) {
  const until: string[] = [];
  const context = testContext({
    dealership: testDealership({ timeZone: 'America/New_York' }),
    content: testContent({ legalDocuments: async () => [document({ versions })] }),
    validUntil: (moment) => until.push(moment.toISOString()),
    ...fields,
  });
  const [page] = await legalPages(context);
  const found = page && findDocumentVersion(page, day, context);
  return { view: found && (await documentView(found, context)), until, asked: found };
}

describe('a page', () => {
  test('shows the version in effect today, and announces the next one until its date', async () => {
    const { view: shown, until } = await view({});
    expect(shown).toMatchObject({
      heading: 'Privacy Policy',
      effective: 'Effective June 1, 2026',
      notice: {
        text: 'A new version takes effect on January 1, 2027.',
        link: { href: '/legal/privacy-policy?version=2027-01-01' },
      },
      text: { html: '<p>2026-06-01</p>' },
      versions: {
        list: [
          { href: '/legal/privacy-policy?version=2027-01-01', isShown: false },
          { href: '/legal/privacy-policy', isShown: true },
          { href: '/legal/privacy-policy?version=2025-01-01', isShown: false },
        ],
      },
    });
    // Midnight in New York.
    expect(until).toEqual(['2027-01-01T05:00:00.000Z']);
  });

  test.each([
    ['2025-01-01', 'You’re reading an earlier version.'],
    ['2027-01-01', 'You’re reading a version that isn’t in effect yet.'],
  ])('says that the version of %s is not in effect', async (day, text) => {
    const { view: shown } = await view({ day });
    expect(shown?.notice).toEqual({
      text,
      link: { label: 'Read the current version', href: '/legal/privacy-policy' },
    });
  });

  test.each(['2026-06-02', '', 'x', '0001-01-01'])('is undefined for the unknown version %j', async (day) => {
    expect((await view({ day })).asked).toBeUndefined();
  });

  test('says whom to contact when no version has been written', async () => {
    const { view: shown } = await view({ versions: [] });
    expect(shown).toMatchObject({ effective: null, notice: null, versions: null, changes: null });
    expect(shown?.text?.html).toContain('Privacy Policy of Alpha Motors: available in print');
  });

  test('inserts values as text, never as markup', async () => {
    const settings = async () => ({ ...testSettings(), legalName: '<b>Alpha</b> & Sons' });
    const versions = [version('2025-01-01', '{legalName}')];
    const content = testContent({ legalDocuments: async () => [document({ versions })], settings });
    const { view: shown } = await view({}, { content });
    expect(shown?.text?.html).toBe('<p>&lt;b&gt;Alpha&lt;/b&gt; &amp; Sons</p>');
  });
});

test.each([
  ['en', '13 months', '30 days', 'Targeting'],
  ['es', '13 meses', '30 días', 'Publicidad'],
] as const)('the cookie policy lists every cookie, in %s', async (locale, months, days, category) => {
  const context = testContext({ locale });
  const page = (await legalPages(context)).find(({ kind }) => kind === 'cookie-policy');
  const found = page && findDocumentVersion(page, null, context);
  const shown = found && (await documentView(found, context));
  const row = (wanted: string) => shown?.cookies?.rows.find(({ name }) => name === wanted);
  expect(row('allowCookies')).toMatchObject({ lifetime: months });
  expect(row('adsValues')).toMatchObject({ category, lifetime: days });
  expect(row('viewedPagesItems')?.purpose).toMatch(/Browser storage|Almacenamiento del navegador/);
  expect(row('_ga')).toBeUndefined();
});

test('the cookie policy lists what the trackers that the dealership uses store', async () => {
  const { trackers } = testDealership();
  const rows = (used: Partial<typeof trackers>) =>
    cookieTable(testContext({ dealership: testDealership({ trackers: { ...trackers, ...used } }) })).rows;
  const names = (used: Partial<typeof trackers>) =>
    rows(used)
      .map(({ name }) => name)
      .filter((name) => /^(?:_|last|multi)/.test(name));
  expect(names({})).toEqual([]);
  expect(names({ measurementIds: ['G-AB12CD34EF'] })).toEqual(['_ga']);
  expect(names({ tagContainer: { id: 'GTM-AB12CD3', origins: [] }, metaPixelId: '12345678' })).toEqual([
    '_gcl_au',
    '_fbp',
    '_fbc',
    '_gcl_ls',
    'lastExternalReferrer',
    'lastExternalReferrerTime',
    'multiFbc',
  ]);
  expect(rows({ metaPixelId: '12345678' }).find(({ name }) => name === 'multiFbc')).toEqual({
    name: 'multiFbc',
    category: 'Targeting',
    purpose: expect.stringContaining('Meta'),
    lifetime: 'Kept until you clear this website’s data',
  });
});
