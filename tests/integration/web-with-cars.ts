import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { storeVehicleShape } from '@rooftop/inventory/feeds/formats/store-api';
import { importSource } from '@rooftop/inventory/feeds/import-source';
import { feedSourceShape } from '@rooftop/inventory/feeds/source';
import { findSource, saveSource } from '@rooftop/inventory/storage/sources';
import type { OverrideChange } from '@rooftop/inventory/overrides';
import { changeOverrides } from '@rooftop/inventory/storage/change-overrides';
import type { z } from 'zod';
import { freshDatabase } from '../support/database.ts';
import { createInventoryStore } from '@rooftop/inventory/storage/inventory-store';
import { feedVehicles, importOf } from '../support/imports.ts';
import { deriveKey } from '@rooftop/vault/derive-key';
import { createVisitorSessions } from '#app/visitor/visitor-sessions.ts';
import { dealership, twoDealerships } from './content-fixtures.ts';
import { startStubLake, type StubLake } from './stub-lake.ts';
import { type Answer, type TestRequest, ask, startWeb, WEB_KEY, type WebProcess } from './web-fixtures.ts';

export const ALPHA = 'www.alpha.example';
/** A dealership without cars. */
export const BRAVO = 'bravo.platform.example';

const [first, ...others] = feedVehicles(60, 9).map((car) => ({
  ...car,
  isPrivate: false,
  storeKey: 'north',
}));
if (!first) throw new Error('No cars');
export const firstCar = first;
/** Alpha's cars. All are at its northern store, and none is private. */
export const cars = [firstCar, ...others];

/** Dealership Alpha, with English and Spanish. */
export const alpha = (fields: Parameters<typeof dealership>[2] = {}) =>
  dealership('alpha', [ALPHA], { languages: ['en', 'es'], ...fields });

type Documents = Readonly<Record<string, unknown>>;

export interface WebWithCars {
  readonly web: WebProcess;
  readonly lake: StubLake;
  /** Sends a GET request to Alpha, or to another host. */
  get(path: string, headers?: TestRequest['headers'], host?: string): Promise<Answer>;
  /** Imports Alpha's cars again with another price, in cents, for the first car. */
  repriceFirstCar(salePrice: number): Promise<void>;
  /** Imports a feed file with these cars for Alpha, like the worker. Its other cars are gone. */
  importFile(feed: readonly z.input<typeof storeVehicleShape>[]): Promise<void>;
  /** Changes what Alpha says of one of its cars, like the Studio. */
  changeCar(vin: string, change: OverrideChange): Promise<void>;
  /** Returns the cookie of a new visitor who unlocked the inventory of Alpha, or of another dealership. */
  unlock(what: 'unlockedInventory' | 'unlockedPrices', slug?: string): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts the built web server with two dealerships, of which Alpha has cars.
 * @param documents Alpha's other documents, by type
 * @param likeAlpha more dealerships with Alpha's content and cars: their other documents, by slug
 */
export async function startWebWithCars(
  documents: Documents = {},
  alphasCars = cars,
  likeAlpha: Readonly<Record<string, Documents>> = {},
): Promise<WebWithCars> {
  const database = await freshDatabase();
  const inventory = createInventoryStore(database.pool);
  const content = twoDealerships();
  content.dealerships[0] = alpha();
  const { stores, homePages, others: otherDocuments } = content;
  const alphasDocuments = otherDocuments.get('dealership-alpha');
  for (const [slug, own] of Object.entries({ alpha: documents, ...likeAlpha })) {
    const id = `dealership-${slug}`;
    if (slug !== 'alpha') content.dealerships.push(dealership(slug, [], { languages: ['en', 'es'] }));
    stores.set(id, stores.get('dealership-alpha') ?? []);
    homePages.set(id, homePages.get('dealership-alpha'));
    otherDocuments.set(id, { ...alphasDocuments, ...own });
    await inventory.applyImport(importOf(alphasCars, { dealership: id }));
  }
  const lake = await startStubLake(content);
  const web = await startWeb(lake.url, database.url);
  return {
    web,
    lake,
    get: (path, headers = {}, host = ALPHA) => ask(web.port, { host, path, headers }),
    async repriceFirstCar(salePrice) {
      const changed = [{ ...firstCar, salePrice }, ...others];
      // After the website recorded what it advertises. Without force, a much lower price would be held.
      const options = { dealership: 'dealership-alpha', at: new Date(), force: true };
      await inventory.applyImport(importOf(changed, options));
    },
    async importFile(feed) {
      const folder = await mkdtemp(join(tmpdir(), 'rooftop-feed-'));
      const path = join(folder, 'cars.json');
      await writeFile(path, JSON.stringify(feed));
      const settings = feedSourceShape.parse({ place: { kind: 'file', path }, format: 'store-api' });
      await saveSource(database.pool, 'dealership-alpha', 'main', settings);
      const source = await findSource(database.pool, 'dealership-alpha', 'main');
      if (source === null) throw new Error('The source was not saved.');
      const { state, problem } = await importSource(database.pool, source);
      await rm(folder, { recursive: true });
      if (state !== 'done') throw new Error(`The import is ${state}: ${problem}`);
    },
    async changeCar(vin, change) {
      const by = { id: 'user', name: 'Ada' };
      await changeOverrides(database.pool, { dealership: 'dealership-alpha', vin, change, by });
    },
    async unlock(what, slug = 'alpha') {
      const key = deriveKey(WEB_KEY, 'visitor-cookie');
      const sessions = createVisitorSessions({ pool: database.pool, key, secureCookies: false });
      const report = (error: unknown) => {
        throw error;
      };
      const visitor = sessions.open(null, {
        dealership: `dealership-${slug}`,
        consent: [],
        cookieTier: 1,
        report,
      });
      const [cookie = ''] = await visitor.remember({ isLead: true, [what]: true });
      return cookie.slice(0, cookie.indexOf(';'));
    },
    async stop() {
      await web.stop();
      await lake.close();
      await database.drop();
    },
  };
}
