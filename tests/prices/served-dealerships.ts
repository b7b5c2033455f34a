/** The dealerships that we ship with their settings, stores and cars, read as the website reads them. */
import { createContent } from '@rooftop/content/create-content';
import type { Dealership } from '@rooftop/content/documents/dealership/dealership';
import { TENANCY } from '@rooftop/content/documents/dealership/editor-fields';
import type { Settings } from '@rooftop/content/documents/dealership/settings/settings';
import type { Store } from '@rooftop/content/documents/store/store';
import { createSearchIndex, type SearchIndex } from '@rooftop/inventory/index/search-index';
import { createInventoryStore } from '@rooftop/inventory/storage/inventory-store';
import type { Listing } from '@rooftop/inventory/vehicle';
import { pino } from 'pino';
import { indexSettings } from '@rooftop/platform/inventory/index-settings';
import { englishPriceNote } from '#app/vehicles/inventory/price-note.server.ts';
import { readFeedKits } from '../../scripts/inventory/feed-kits.ts';
import { seedInventories } from '../../scripts/inventory/seed-inventories.ts';
import { readKits } from '../../scripts/seed/read-kits.ts';
import { seedContent } from '../../scripts/seed/seed-content.ts';
import { freshDatabase } from '../support/database.ts';
import { startTestLake } from '../support/lake/lake.ts';
import { renderSmall } from '../support/small-pictures.ts';

export interface ServedDealership {
  readonly dealership: Dealership;
  readonly settings: Settings;
  readonly stores: readonly Store[];
  readonly listings: readonly Listing[];
  /** Of these cars, with the dealership's own settings. */
  readonly index: SearchIndex;
}

/** A photo for cars that are drawn, without which they would be in no feed. */
const PHOTO = 'https://photos.example/1.jpg';

/** Every so many cars, the feed does not say which store has the car. */
const WITHOUT_STORE = 20;

export async function readServedDealerships(): Promise<readonly ServedDealership[]> {
  await using running = new AsyncDisposableStack();
  const { kits, shared } = await readKits();
  const lake = await startTestLake({ tenancy: TENANCY });
  running.defer(() => lake.stop());
  await seedContent({ client: lake.administrator, kits, shared, render: renderSmall, reset: false });
  const content = createContent({ client: lake.administrator, log: pino({ level: 'silent' }) });
  running.defer(() => content.close());
  const database = await freshDatabase();
  running.defer(() => database.drop());
  await seedInventories(database.pool, await readFeedKits());
  const inventory = createInventoryStore(database.pool);
  return await Promise.all(
    (await content.dealerships()).map(async (dealership) => {
      const own = content.forDealership(dealership.id, { language: 'en' });
      const [settings, stores] = await Promise.all([own.settings(), own.stores()]);
      if (settings === null) throw new Error(`${dealership.slug} has no settings`);
      const listings: Listing[] = [];
      for await (const batch of inventory.listings(dealership.id)) listings.push(...batch.listings);
      const cars = listings.map((car, at) => ({
        ...car,
        photos: [PHOTO],
        storeKey: at % WITHOUT_STORE === 0 ? null : car.storeKey,
      }));
      const index = await createSearchIndex(cars, indexSettings(settings, stores, englishPriceNote));
      return { dealership, settings, stores, listings: cars, index };
    }),
  );
}
