/** S7: whatever a URL contains, no redirect leaves the dealership's own hosts or loops. */
import { freshDatabase } from '../support/database.ts';
import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import { createInventoryStore } from '@rooftop/inventory/storage/inventory-store';
import { isThorough } from '../support/faults.ts';
import { feedVehicles, importOf } from '../support/imports.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dealership, store } from '../integration/content-fixtures.ts';
import { startStubLake, type StubLake } from '../integration/stub-lake.ts';
import {
  type Answer,
  type TestRequest,
  ask,
  startWeb,
  type WebProcess,
} from '../integration/web-fixtures.ts';

const HOST = 'www.alpha.example';
const ALIAS = 'alias.alpha.example';
/** Target of a redirect rule. */
const ALLOWED = 'parts.alpha.example';
/** URLs per place. */
const CRAFTED = isThorough ? 1000 : 80;
const AT_ONCE = 25;
/** For example, from another host to this one, then from a rule's target to the page's canonical URL. */
const MOST_HOPS = 3;

const cars = feedVehicles(20, 9).map((car) => ({ ...car, isPrivate: false, storeKey: 'main' }));
const [car] = cars;
if (!car) throw new Error('No cars');
const vehicle = vehiclePath(car);
const rule = (from: string, to: string) => ({ id: from, from, to, permanent: true });
const rules = [
  rule('/specials', '/used-cars-for-sale'),
  rule('/group/*', `https://${ALLOWED}/*`),
  rule('/elsewhere/*', 'https://evil.example/*'),
  rule('/odd/*', 'https:///*'),
  rule('/back/*', '/*'),
  rule('/round', '/en/round'),
  rule('/sharp', '/round'),
];

let database: Awaited<ReturnType<typeof freshDatabase>>;
let lake: StubLake;
let web: WebProcess;

beforeAll(async () => {
  database = await freshDatabase();
  await createInventoryStore(database.pool).applyImport(importOf(cars, { dealership: 'dealership-alpha' }));
  lake = await startStubLake({
    dealerships: [dealership('alpha', [HOST, ALIAS], { languages: ['en', 'es'] })],
    stores: new Map([['dealership-alpha', [store('main', 'Main', '+18145550101')]]]),
    homePages: new Map(),
    others: new Map([['dealership-alpha', { redirectRule: rules }]]),
  });
  web = await startWeb(lake.url, database.url, { LOG_LEVEL: 'error' });
});
afterAll(async () => {
  await web.stop();
  await lake.close();
  await database.drop();
});

/** Parts of crafted URLs: characters that lead elsewhere, plain and encoded; other hosts; the website's own words. */
const WORDS = String.raw`
  / // /// \ %2F %2f%2f %5C %5c%5c .. . %2e%2e @ : ? # & ; * ~ %09 %0A %0D%0A %00 %E3%80%82 %EF%BC%8F
  https: http: javascript: data: https%3A%2F%2F evil.example //evil.example @evil.example
  %0d%0aLocation:%20https://evil.example
  specials group elsewhere odd back round sharp es en share home choose-store used-vehicle search-vehicles used-inventory
  price max 1 make_model bodystyle suvs cars-for-sale used-cars-for-sale SUVS price-under-1
  page=999 bodystyle=suvs returnTo= url= ${car.vin} 1999-x-${car.vin} ${HOST} ${ALIAS}
`
  .trim()
  .split(/\s+/);
const word = fc.constantFrom(...WORDS);
const crafted = (seed: number): readonly string[] =>
  fc.sample(
    fc
      .array(word, { minLength: 1, maxLength: 7 })
      .chain((words) => fc.constantFrom(words.join('/'), words.join(''))),
    { seed, numRuns: CRAFTED },
  );

const post = (path: string, body: string): TestRequest => ({
  host: HOST,
  path,
  method: 'POST',
  body,
  headers: { Origin: `http://${HOST}:${web.port}`, 'Content-Type': 'application/x-www-form-urlencoded' },
});
const get = (path: string, host = HOST): TestRequest => ({ host, path });

/** Every place that responds with a redirect, and how foreign text gets there. */
const PLACES: readonly [name: string, craft: (text: string) => TestRequest][] = [
  ['rules and former addresses', (text) => get(`/${text}`)],
  ['a rule with a rest', (text) => get(`/back/${text}`)],
  ['another host of the dealership', (text) => get(`/${text}`, ALIAS)],
  ['the first language’s prefix', (text) => get(`/en/${text}`)],
  ['the own address of a search', (text) => get(`/cars-for-sale/SUVS?${text}`)],
  [
    'the own address of a search, asked in the query',
    (text) => get(`/es/cars-for-sale?bodystyle=suvs&q=${text}`),
  ],
  ['the own address of a vehicle', (text) => get(`/new-cars-for-sale/1999-${text}-${car.vin}?${text}`)],
  ['a former vehicle', (text) => get(`/used-vehicle/${text}/${car.vin}?${text}`)],
  [
    'the choice of a store',
    (text) => post('/choose-store', `store=main&returnTo=${encodeURIComponent(text)}`),
  ],
  [
    'the choice of a store, as a path',
    (text) => post('/choose-store', `returnTo=/${encodeURIComponent(text)}`),
  ],
  ['the terms of a payment', (text) => post(`${vehicle}?${text}`, `months=${encodeURIComponent(text)}`)],
];

const own = () => `http://${HOST}:${web.port}`;
/** Returns the redirect target of a response, or null if it is not a redirect. */
const target = ({ headers }: Answer): URL | null =>
  headers.location === undefined ? null : new URL(headers.location, own());

/** Redirect targets of URLs that redirects led to. Many lead to the same URL. */
const known = new Map<string, Promise<URL | null>>();
function next({ pathname, search }: URL): Promise<URL | null> {
  const path = pathname + search;
  const found = known.get(path) ?? ask(web.port, get(path)).then(target);
  known.set(path, found);
  return found;
}

/** Follows redirects like a browser. Resolves with their number. */
async function follow(first: TestRequest): Promise<number> {
  const seen = new Set<string>();
  let url = target(await ask(web.port, first));
  for (let hops = 0; ; hops += 1) {
    if (url === null) return hops;
    if (url.origin !== own()) {
      expect([url.protocol, url.host]).toEqual(['https:', ALLOWED]);
      return hops + 1;
    }
    expect(seen, 'an address twice').not.toContain(url.href);
    seen.add(url.href);
    url = await next(url);
  }
}

test.each(PLACES)('%s', { timeout: 300_000 }, async (_name, craft) => {
  const texts = crafted(PLACES.findIndex(([, one]) => one === craft) + 1);
  let redirected = 0;
  for (let start = 0; start < texts.length; start += AT_ONCE) {
    const hops = await Promise.all(texts.slice(start, start + AT_ONCE).map((text) => follow(craft(text))));
    expect(Math.max(...hops)).toBeLessThanOrEqual(MOST_HOPS);
    redirected += hops.filter((count) => count > 0).length;
  }
  // A place that never redirects would test nothing.
  expect(redirected).toBeGreaterThan(CRAFTED / 50);
});
