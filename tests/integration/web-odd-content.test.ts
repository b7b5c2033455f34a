/**
 * No document that the API accepts breaks a page (R5): neither one without any content, nor one with a wrong type in any
 * of its fields, nor a half-filled one. `npm run faults` gives each field every wrong type and requests the own page of
 * each document, `npm test` gives each field one and requests some.
 */
import { PATHS } from '@rooftop/content/pages.generated';
import { createInventoryStore } from '@rooftop/inventory/storage/inventory-store';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isThorough } from '../support/faults.ts';
import { feedVehicles, importOf } from '../support/imports.ts';
import { type LakeProcess, startLake } from './lake-process.ts';
import {
  TYPES_OF_DOCUMENTS,
  ODD_VERSIONS,
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
  offer: (name) => `/special-offers/dealer/${name}`,
  helpCategory: (name) => `/help-center/${name}`,
  store: (name) => `/our-company/locations/${name}`,
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
/** Characters of the website's log that a failure shows. */
const LOG = 2000;

let changes = 0;
/** Writes documents, and waits until the website knows. */
async function publish(documents: readonly SampleDocument[]): Promise<void> {
  changes += 1;
  const from = `/published-${changes}`;
  const sign = { ...named('redirectRule', 'sign'), _id: `redirectRule-sign-${changes}`, from };
  const writes = [...documents, sign].map((createOrReplace) => ({ createOrReplace }));
  for (let at = 0; at < writes.length; at += BATCH)
    await lake.administrator.transaction(writes.slice(at, at + BATCH)).commit({ visibility: 'async' });
  await expect.poll(() => status(from), { interval: 20, timeout: 20_000 }).toBe(301);
}

beforeAll(async () => {
  lake = await startLake();
  const file = sharp({ create: { width: 1600, height: 900, channels: 3, background: 'red' } }).jpeg();
  picture = (await lake.administrator.assets.upload('image', await file.toBuffer()))._id;
  const complete = TYPES_OF_DOCUMENTS.map((type) => named(type, 'sample'));
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

/** Empty and half-filled documents of a type, and odd ones: with each wrong type of each field, or with one in turn. */
function oddDocuments(type: string) {
  const { _type, dealership, ...filled } = named(type, 'x');
  const fields = Object.entries(filled).filter(([name]) => name !== '_id');
  const half = Object.fromEntries(fields.filter((_, at) => at % 2 === 0));
  return [
    ['', { _type, dealership }] as const,
    ['', { _type, dealership, ...half }] as const,
    ...oddVersions(named(type, 'x'))
      .filter(([what]) => !what.startsWith('dealership'))
      .filter((_, at) => isThorough || at % ODD_VERSIONS === Math.floor(at / ODD_VERSIONS) % ODD_VERSIONS),
  ].map(([what, document], at) => ({
    ...document,
    ...nameOf(type, at, what),
    _id: `${type}-odd-${at}`,
    _type: type,
  }));
}

/** Own pages that are requested: of the first two documents, and of every so many. */
const EVERY = isThorough ? 1 : 4;

/** Documents of which a dealership has one. */
const SINGLE = ['dealership', 'homePage', 'navigation'];
const OTHERS = TYPES_OF_DOCUMENTS.filter((type) => !SINGLE.includes(type) && !(type in OWN_PAGES));

// The documents of each type stay. Stores come last, because every page lists them.
test.each(Object.entries(OWN_PAGES))(
  'own pages of empty, half-filled and odd documents: %s',
  async (type, pageOf) => {
    const odd = oddDocuments(type);
    await publish(odd);
    const own = odd.flatMap((_, at) => (at < 2 || at % EVERY === 0 ? pageOf(`odd-${at}`) : []));
    expect(await wrongAnswers(own, isNoFailure), web.output().slice(-LOG)).toEqual([]);
  },
  240_000,
);

test('every page, with empty, half-filled and odd documents of every type', async () => {
  await publish(OTHERS.flatMap(oddDocuments));
  expect(await wrongAnswers(pages, isFine), web.output().slice(-LOG)).toEqual([]);
}, 240_000);
