/** Dealerships with as many cars as one likes, and website processes that show them. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase, startTestPostgres } from '@rooftop/database/testing';
import type { FeedVehicle } from '@rooftop/inventory/feeds/feed-row';
import { createInventoryStore } from '@rooftop/inventory/storage/inventory-store';
import { feedVehicles, importOf } from '@rooftop/inventory/storage/testing';
import { changePrice } from './change-price.ts';
import { confirmHost } from '../app/hosts/host-holders.ts';
import { dealership, documents, homePage, store } from '../tests/integration/content-fixtures.ts';
import { startStubLake } from '../tests/integration/stub-lake.ts';
import type { Contender } from './compare.ts';
import { freePort, start } from './processes.ts';

/** The stores in which generated cars stand. */
const STORES = ['erie', 'meadville', 'jamestown', 'ashtabula'];
const bareHostOf = (slug: string): string => `${slug}.example`;
const hostOf = (slug: string): string => `www.${bareHostOf(slug)}`;

/** A website process that shows all dealerships. */
export interface LotSite {
  /** one dealership's website */
  of(slug: string): Contender;
}

export interface Lots extends AsyncDisposable {
  /** Starts a website process on one core; it ends with the lots. */
  startWeb(settings?: Readonly<Record<string, string>>): Promise<LotSite>;
  /** Commits another price of a dealership's car, in cents, as an import does. */
  changePrice(slug: string, vin: string, cents: number): Promise<void>;
}

/** Plausible cars that everybody sees. */
export const publicCars = (count: number): readonly FeedVehicle[] =>
  feedVehicles(count).map((car) => ({ ...car, isPrivate: false }));

/** Dealerships that differ in their cars alone. @param lots cars by the slug of their dealership */
export async function startLots(lots: Readonly<Record<string, readonly FeedVehicle[]>>): Promise<Lots> {
  await using stack = new AsyncDisposableStack();
  const postgres = await startTestPostgres();
  stack.defer(() => postgres.stop());
  const database = await freshDatabase();
  stack.defer(() => database.drop());

  const slugs = Object.keys(lots);
  const byDealership = <Value>(value: (slug: string) => Value) =>
    new Map(slugs.map((slug) => [`dealership-${slug}`, value(slug)]));
  const lake = await startStubLake({
    dealerships: slugs.map((slug) => dealership(slug, [hostOf(slug)])),
    stores: byDealership(() => STORES.map((key) => store(key, key, '+18145550101'))),
    homePages: byDealership(homePage),
    others: byDealership(documents),
  });
  stack.defer(() => lake.close());
  for (const slug of slugs) {
    const confirmation = { host: bareHostOf(slug), dealership: `dealership-${slug}`, by: 'dns' };
    await confirmHost(database.pool, confirmation);
  }
  const inventory = createInventoryStore(database.pool);
  for (const [slug, cars] of Object.entries(lots)) {
    await inventory.applyImport(importOf(cars, { dealership: `dealership-${slug}` }));
  }
  const running = stack.move();
  return {
    changePrice: (slug, vin, cents) => changePrice(database.pool, `dealership-${slug}`, vin, cents),
    async startWeb(settings = {}) {
      const port = await freePort();
      const web = await start({
        args: ['app/server.ts'],
        env: {
          NODE_ENV: 'production',
          PORT: port,
          OPS_PORT: await freePort(),
          PLATFORM_DOMAIN: 'platform.example',
          DATABASE_URL: database.url,
          SANITY_API_HOST: lake.url,
          SANITY_API_TOKEN: 'robot-token',
          ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
          // Keeps drawn vehicles from one run to the next, and nothing else.
          DATA_DIR: join(tmpdir(), 'rooftop-lots'),
          ...settings,
        },
        ready: /"msg":"ready"/,
        onOneCore: true,
      });
      running.use(web);
      return { of: (slug) => ({ port, host: hostOf(slug), ticks: () => web.ticks() }) };
    },
    [Symbol.asyncDispose]: () => running[Symbol.asyncDispose](),
  };
}
