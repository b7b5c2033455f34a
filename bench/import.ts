import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { freshDatabase, startTestPostgres } from '../tests/support/database.ts';
import { importFeed } from '@rooftop/inventory/feeds/import-feed';
import { feedSourceShape } from '@rooftop/inventory/feeds/source';
import { createInventoryStore } from '@rooftop/inventory/storage/inventory-store';
import { generateListings } from '../tests/support/listings/generate-listings.ts';
import type { Listing } from '@rooftop/inventory/vehicle';
import { atMost, type Figure, type Report } from './report.ts';

const CARS = 100_000;
const DESCRIPTION = 'One owner, inspected, serviced and ready to be driven today. '.repeat(8);
const MB = 1024 * 1024;

/** Columns of a HomeNet export. */
const COLUMNS: readonly (readonly [string, (car: Listing) => string | number | null])[] = [
  ['vin', ({ vin }) => vin],
  ['stock', ({ stockNumber }) => stockNumber],
  ['type', ({ condition }) => condition],
  ['year', ({ year }) => year],
  ['make', ({ make }) => make],
  ['model', ({ model }) => model],
  ['trim', ({ trim }) => trim],
  ['body', ({ bodyStyle }) => bodyStyle],
  ['miles', ({ mileage }) => mileage],
  ['sellingprice', ({ salePrice }) => (salePrice ?? 0) / 100],
  ['exteriorcolor', ({ exteriorColor }) => exteriorColor],
  ['dateinstock', ({ dateInStock }) => dateInStock],
  ['options', ({ features }) => features.join(',')],
  ['description', () => DESCRIPTION],
];

/** @param cents reduction of every tenth price */
async function writeFeed(path: string, cars: readonly Listing[], cents: number): Promise<void> {
  const file = createWriteStream(path);
  file.write(`${COLUMNS.map(([header]) => header).join('\t')}\n`);
  for (const [at, car] of cars.entries()) {
    const salePrice = car.salePrice === null || at % 10 > 0 ? car.salePrice : car.salePrice - cents;
    const cells = COLUMNS.map(([, cell]) => cell({ ...car, salePrice }) ?? '');
    if (!file.write(`${cells.join('\t')}\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
}

/** Imports a feed of 100,000 cars three times: new, unchanged, and with every tenth price lowered. */
export async function importing(): Promise<Report> {
  await using stack = new AsyncDisposableStack();
  const postgres = await startTestPostgres();
  stack.defer(() => postgres.stop());
  const database = await freshDatabase();
  stack.defer(() => database.drop());
  const folder = await mkdtemp(join(tmpdir(), 'rooftop-bench-'));
  stack.defer(() => rm(folder, { recursive: true }));
  const path = join(folder, 'feed.txt');
  const store = createInventoryStore(database.pool);
  const cars = generateListings(CARS).map((car) => ({ ...car, status: 'available' as const }));

  const figures: Record<string, Figure> = {};
  let size = 0;
  for (const { name, cents } of [
    { name: 'new', cents: 0 },
    { name: 'the same again', cents: 0 },
    { name: 'every tenth price lowered', cents: 10_000 },
  ]) {
    await writeFeed(path, cars, cents);
    size = (await stat(path)).size;
    const before = process.memoryUsage().rss;
    let most = before;
    const began = performance.now();
    const settings = feedSourceShape.parse({ place: { kind: 'file', path } });
    const { counts } = await importFeed(store, {
      dealership: 'dealership-a',
      source: 'main',
      settings,
      etag: null,
      onProgress: () => {
        most = Math.max(most, process.memoryUsage().rss);
      },
    });
    const seconds = (performance.now() - began) / 1000;
    if (counts?.rows !== CARS || counts.rejected > 0) throw new Error(`${name}: ${JSON.stringify(counts)}`);
    figures[`${name}: seconds`] = atMost(60, seconds);
    figures[`${name}: memory above initial usage, MB`] = atMost(300, (most - before) / MB);
  }
  return { figures, notes: [`${CARS} cars, a file of ${Math.round(size / MB)} MB.`] };
}
