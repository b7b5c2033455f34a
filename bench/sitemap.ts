/** A dealership with 100,000 cars: its sitemap, the first request for its cars, and a changed car (P8, P14). */
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { freshDatabase, startTestPostgres } from '../tests/support/database.ts';
import { createInventoryStore } from '@rooftop/inventory/storage/inventory-store';
import { feedVehicles, importOf, TUESDAY } from '../tests/support/imports.ts';
import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import { twoDealerships } from '../tests/integration/content-fixtures.ts';
import { startStubLake } from '../tests/integration/stub-lake.ts';
import { ask, startWeb } from '../tests/integration/web-fixtures.ts';
import { exact, atMost, type Report, spread } from './report.ts';

const CARS = 100_000;
const ROUNDS = 7;
/** Each is an import of all cars. */
const CHANGES = 3;
const HOST = 'www.alpha.example';
const dealership = 'dealership-alpha';
const FILES = ['vehicles', 'vehicles?page=2'];

interface Timed {
  /** Milliseconds. */
  readonly firstByte: number;
  readonly done: number;
  readonly text: string;
}

async function time(port: number, path: string): Promise<Timed> {
  const began = performance.now();
  const request = httpRequest({ host: '127.0.0.1', port, path, agent: false, headers: { Host: HOST } });
  request.end();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject);
  });
  let firstByte = 0;
  let text = '';
  response.setEncoding('utf8');
  for await (const chunk of response) {
    if (firstByte === 0) firstByte = performance.now() - began;
    text += String(chunk);
  }
  return { firstByte, done: performance.now() - began, text };
}

/** Measures the sitemap files of 100,000 cars, and how soon a changed car is online. */
export async function sitemap(): Promise<Report> {
  await using stack = new AsyncDisposableStack();
  const postgres = await startTestPostgres();
  stack.defer(() => postgres.stop());
  const database = await freshDatabase();
  stack.defer(() => database.drop());
  const store = createInventoryStore(database.pool);
  const cars = feedVehicles(CARS).map((car) => ({ ...car, isPrivate: false }));
  await store.applyImport(importOf(cars, { dealership }));
  const lake = await startStubLake(twoDealerships());
  stack.defer(() => lake.close());
  const web = await startWeb(lake.url, database.url);
  stack.defer(async () => void (await web.stop()));

  const files = ['/sitemap.xml', ...FILES.map((name) => `/api/___sitemaps___/${name}`)];
  const first = await time(web.port, '/sitemap.xml');
  const rounds: Timed[] = [];
  let longest = 0;
  let named = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const timed = [];
    for (const file of files) timed.push(await time(web.port, file));
    const counts = timed.map(({ text }) => text.split('<url>').length - 1);
    longest = Math.max(longest, ...counts);
    named = counts.reduce((sum, count) => sum + count, 0);
    rounds.push({
      firstByte: Math.max(...timed.map(({ firstByte }) => firstByte)),
      done: timed.reduce((sum, { done }) => sum + done, 0),
      text: '',
    });
  }
  if (named !== CARS) throw new Error(`The sitemap lists ${named} cars.`);

  const [car] = cars;
  if (!car) throw new Error('No cars');
  const seen: number[] = [];
  for (let round = 0; round < CHANGES; round += 1) {
    const changed = { ...car, trim: `Round ${round}` };
    const all = cars.with(0, changed);
    await store.applyImport(importOf(all, { dealership, at: TUESDAY }));
    const began = performance.now();
    const page = () => ask(web.port, { host: HOST, path: vehiclePath(changed) });
    while ((await page()).status !== 200)
      if (performance.now() - began > 60_000) throw new Error('The changed car is not online');
    seen.push(performance.now() - began);
  }
  return {
    figures: {
      'first byte, ms': atMost(50, spread(rounds.map(({ firstByte }) => firstByte))),
      'index and both files complete, ms': atMost(1000, spread(rounds.map(({ done }) => done))),
      'URLs in the longest file': exact(atMost(50_000, longest)),
      'first request of the process for these cars, ms': first.done,
      'changed car on its page, ms after the import': spread(seen),
    },
    notes: [`${CARS} cars.`],
  };
}
