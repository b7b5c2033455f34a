/**
 * No document that the API accepts breaks a page (R5): neither one without any content, nor one with a wrong type in any
 * of its fields, nor a half-filled one.
 */
import { PATHS } from '@rooftop/content/pages.generated';
import { createInventoryStore } from '@rooftop/inventory/storage/inventory-store';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { feedVehicles, importOf } from '../support/imports.ts';
import { type LakeProcess, startLake } from './lake-process.ts';
import {
  DOCUMENT_TYPES,
  oddVersions,
  type SampleDocument,
  sampleDocument,
  sampleId,
} from './odd-documents.ts';
import { ask, startWeb, type WebProcess } from './web-fixtures.ts';

const DOMAIN = 'platform.example';
const HOST = `sample.${DOMAIN}`;
const DEALERSHIP = sampleId('dealership');

/** Where a document of a type has a page of its own. */
const OWN_PAGES: Readonly<Record<string, (name: string) => string>> = {
  page: (name) => `/${name}`,
  article: (name) => `/car-research/${name}`,
  jobOpening: (name) => `/our-company/careers/${name}`,
  staffMember: (name) => `/our-company/meet-our-team/${name}`,
  store: (name) => `/our-company/locations/${name}`,
  offer: (name) => `/special-offers/dealer/${name}`,
  helpCategory: (name) => `/help-center/${name}`,
};
const ALL_PAGES = [
  ...Object.values(PATHS).filter((path) => !/[:*]|^\/__|^\/api\//.test(path)),
  '/es',
  '/used-cars-for-sale',
  '/legal/privacy-policy',
];

/** Those that are shown, not redirected, while all documents are complete. */
let pages: readonly string[] = [];
let picture: string;
let lake: LakeProcess;
let web: WebProcess;

/** A complete document whose own page ends with a name. */
function named(type: string, name: string): SampleDocument {
  const document = sampleDocument(type, picture);
  return {
    ...document,
    ...('slug' in document && { slug: { _type: 'slug', current: name } }),
    ...('key' in document && { key: name }),
    ...('path' in document && { path: `/${name}` }),
    ...(type === 'dealership' && { hostnames: [], languages: ['en', 'es'] }),
  };
}

const status = async (path: string, host = HOST): Promise<number> =>
  (await ask(web.port, { host, path })).status;

/** Those of the pages that are not answered as expected. */
async function wrongAnswers(pages: readonly string[], isRight: (status: number) => boolean, host = HOST) {
  const wrong: string[] = [];
  for (const path of pages) {
    const answer = await status(path, host);
    if (!isRight(answer)) wrong.push(`${host}${path}: ${answer}`);
  }
  return wrong;
}
const isFine = (answer: number): boolean => answer === 200;
/** A document without its name has no page. */
const isNoFailure = (answer: number): boolean => answer < 500;

/** Documents in one request, whose size is limited. */
const BATCH = 300;

let changes = 0;
/** Writes and deletes documents, and waits until the website knows. */
async function publish(documents: readonly SampleDocument[], gone: readonly string[] = []): Promise<void> {
  changes += 1;
  const from = `/published-${changes}`;
  const sign = { ...named('redirectRule', 'sign'), _id: `redirectRule-sign-${changes}`, from };
  const writes = [
    ...documents.map((createOrReplace) => ({ createOrReplace })),
    ...gone.map((id) => ({ delete: { id } })),
    { createOrReplace: sign },
  ];
  for (let at = 0; at < writes.length; at += BATCH)
    await lake.administrator.transaction(writes.slice(at, at + BATCH)).commit({ visibility: 'async' });
  await vi.waitFor(async () => expect(await status(from)).toBe(301), { interval: 20, timeout: 20_000 });
}

beforeAll(async () => {
  lake = await startLake();
  const file = sharp({ create: { width: 1600, height: 900, channels: 3, background: 'red' } }).jpeg();
  picture = (await lake.administrator.assets.upload('image', await file.toBuffer()))._id;
  const complete = DOCUMENT_TYPES.map((type) => named(type, 'sample'));
  await lake.administrator.transaction(complete.map((create) => ({ create }))).commit();
  const store = createInventoryStore(lake.database.pool);
  await store.applyImport(importOf(feedVehicles(1), { dealership: DEALERSHIP }));
  web = await startWeb(lake.url, lake.database.url, { SANITY_API_TOKEN: lake.token, FEEDS: '' });
  const shown: string[] = [];
  for (const path of ALL_PAGES) if ((await status(path)) === 200) shown.push(path);
  pages = shown;
}, 60_000);
afterAll(async () => {
  await web.stop();
  await lake.stop();
});

test('complete documents of every type are shown on every page', async () => {
  const own = Object.values(OWN_PAGES).map((pageOf) => pageOf('sample'));
  expect(await wrongAnswers(own, isFine)).toEqual([]);
  expect(pages.length).toBeGreaterThan(30);
});

/** The fields that make the URL of a document, except one that is odd itself. */
function nameOf(type: string, at: number, odd: string): Record<string, unknown> {
  const names = Object.entries(named(type, `odd-${at}`)).filter(([name]) =>
    ['slug', 'key', 'path'].includes(name),
  );
  return Object.fromEntries(names.filter(([name]) => !odd.startsWith(name)));
}

/** Documents of which a dealership has one. */
const SINGLE = ['dealership', 'homePage', 'navigation'];

test.each(DOCUMENT_TYPES.filter((type) => !SINGLE.includes(type)))(
  'empty, half-filled and odd documents: %s',
  async (type) => {
    const { _type, dealership, ...filled } = named(type, 'x');
    const fields = Object.entries(filled).filter(([name]) => name !== '_id');
    const half = Object.fromEntries(fields.filter((_, at) => at % 2 === 0));
    const odd = [
      ['', { _type, dealership }] as const,
      ['', { _type, dealership, ...half }] as const,
      ...oddVersions(named(type, 'x')).filter(([what]) => !what.startsWith('dealership')),
    ].map(([what, document], at) => ({
      ...document,
      ...nameOf(type, at, what),
      _id: `${type}-odd-${at}`,
      _type: type,
    }));
    await publish(odd);
    const wrong = await wrongAnswers(pages, isFine);
    const pageOf = OWN_PAGES[type];
    if (pageOf) {
      // Each field has one or two of its wrong types among them.
      const own = odd.flatMap((_, at) => (at < 2 || at % 4 === 0 ? pageOf(`odd-${at}`) : []));
      wrong.push(...(await wrongAnswers(own, isNoFailure)));
    }
    await publish(
      [],
      odd.map(({ _id }) => _id),
    );
    expect(wrong).toEqual([]);
  },
  240_000,
);
