/** Dealerships with any number of cars, and website processes that show them. */
import { freshDatabase, startTestPostgres } from '../tests/support/database.ts';
import type { FeedVehicle } from '@rooftop/inventory/feeds/feed-row';
import { fileURLToPath } from 'node:url';
import { createInventoryStore } from '@rooftop/inventory/storage/inventory-store';
import { saveSource } from '@rooftop/inventory/storage/sources';
import { feedVehicles, importOf } from '../tests/support/imports.ts';
import { changePrice } from './change-price.ts';
import { confirmHost } from '@rooftop/platform/hosts/host-holders';
import { dealership, documents, homePage, store } from '../tests/integration/content-fixtures.ts';
import { startStubLake } from '../tests/integration/stub-lake.ts';
import type { Contender } from './compare.ts';
import { freePorts } from '../tests/support/free-ports.ts';
import { drawPictures } from './draw-pictures.ts';
import { start } from './processes.ts';

/** Picture files that cars may name. */
const PICTURE_FOLDER = fileURLToPath(new URL('../tenants/north-country/photos', import.meta.url));

/** Stores of the generated cars. */
const STORES = ['erie', 'meadville', 'jamestown', 'ashtabula'];
const bareHostOf = (slug: string): string => `${slug}.example`;
const hostOf = (slug: string): string => `www.${bareHostOf(slug)}`;

/** A website process that serves all dealerships. */
export interface LotSite {
  /** One dealership's website. */
  of(slug: string): Contender;
}

export interface Lots extends AsyncDisposable {
  /** Starts a website process, by default on one core. It stops with the lots. */
  startWeb(environment?: Readonly<Record<string, string>>, onOneCore?: boolean): Promise<LotSite>;
  /** Commits a new price in cents for a dealership's car, as an import does. */
  changePrice(slug: string, vin: string, cents: number): Promise<void>;
}

/** Plausible cars, none of them private. */
export const publicCars = (count: number): readonly FeedVehicle[] =>
  feedVehicles(count).map((car) => ({ ...car, isPrivate: false }));

/**
 * Creates dealerships that differ only in their cars.
 * @param lots cars by dealership slug
 * @param settings of some of the dealerships, by slug
 */
export async function startLots(
  lots: Readonly<Record<string, readonly FeedVehicle[]>>,
  settings: Readonly<Record<string, Parameters<typeof dealership>[2]>> = {},
): Promise<Lots> {
  const pictures = await drawPictures();
  await using stack = new AsyncDisposableStack();
  const postgres = await startTestPostgres();
  stack.defer(() => postgres.stop());
  const database = await freshDatabase();
  stack.defer(() => database.drop());

  const slugs = Object.keys(lots);
  const byDealership = <Value>(value: (slug: string) => Value) =>
    new Map(slugs.map((slug) => [`dealership-${slug}`, value(slug)]));
  const lake = await startStubLake({
    dealerships: slugs.map((slug) => dealership(slug, [hostOf(slug)], settings[slug])),
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
    const id = `dealership-${slug}`;
    await saveSource(database.pool, id, 'main', {
      place: { kind: 'folder', path: PICTURE_FOLDER },
      photoFolder: PICTURE_FOLDER,
    });
    await inventory.applyImport(importOf(cars, { dealership: id }));
  }
  const running = stack.move();
  return {
    changePrice: (slug, vin, cents) => changePrice(database.pool, `dealership-${slug}`, vin, cents),
    async startWeb(environment = {}, onOneCore = true) {
      const ports = await freePorts('PORT', 'OPS_PORT');
      const web = await start({
        args: ['app/server.ts'],
        env: {
          NODE_ENV: 'production',
          ...ports,
          PLATFORM_DOMAIN: 'platform.example',
          DATABASE_URL: database.url,
          SANITY_API_HOST: lake.url,
          SANITY_API_TOKEN: 'robot-token',
          ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
          DATA_DIR: pictures,
          DRAW_AHEAD: 'off',
          ...environment,
        },
        ready: /"msg":"ready"/,
        onOneCore,
      });
      running.use(web);
      return { of: (slug) => ({ port: ports.PORT, host: hostOf(slug), ticks: () => web.ticks() }) };
    },
    [Symbol.asyncDispose]: () => running[Symbol.asyncDispose](),
  };
}
