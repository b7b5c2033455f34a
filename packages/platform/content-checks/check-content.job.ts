/** Checks what every dealership has published, and stores what was found with what has died since the night before. */
import { checkDocument } from '@rooftop/content/checks/check-document';
import { readPublications } from '@rooftop/content/checks/dealership-findings';
import { defineJob, type JobLog } from '@rooftop/database/define-job';
import type { Pool } from '@rooftop/database/pool';
import { namedCars, checkCars } from '@rooftop/content/checks/links/gone-cars';
import { createInventoryStore, type InventoryStore } from '@rooftop/inventory/storage/inventory-store';
import type { SanityClient } from '@sanity/client';
import { z } from 'zod';
import { forgetOtherDealerships, storeFindings } from './nightly-findings.ts';

interface ContentCheckServices {
  readonly pool: Pool;
  readonly log: Pick<JobLog, 'warn'>;
  /** Reads the content of all dealerships. */
  readonly sanity: SanityClient;
}

/** Runs every night in any number of workers. */
export const checkContentJob = defineJob({
  name: 'check_content',
  schedule: '35 3 * * *',
  catchUpHours: 12,
  run: (services: ContentCheckServices) => checkContent(services),
});

const DEALERSHIPS_QUERY = '*[_type == "dealership"]._id';

/** Returns those of these VINs that not every shopper sees. */
async function findGone(
  vins: readonly string[],
  find: (vin: string) => ReturnType<InventoryStore['vehicle']>,
): Promise<ReadonlySet<string>> {
  const gone = new Set<string>();
  for (const vin of vins) {
    const vehicle = await find(vin);
    if (vehicle === null || vehicle.soldAt !== null || vehicle.isPrivate) gone.add(vin);
  }
  return gone;
}

/** Checks one dealership after the other. One that cannot be read keeps what was found before. */
export async function checkContent(
  { pool, log, sanity }: ContentCheckServices,
  now = new Date(),
): Promise<void> {
  const published = sanity.withConfig({ perspective: 'published' });
  const dealerships = z.array(z.string()).parse(await published.fetch<unknown>(DEALERSHIPS_QUERY));
  const cars = createInventoryStore(pool);
  await forgetOtherDealerships(pool, dealerships);
  for (const dealership of dealerships) {
    try {
      const { facts, documents } = await readPublications(sanity, dealership);
      const gone = await findGone(namedCars(...documents.map(({ document }) => document)), (vin) =>
        cars.vehicle(dealership, vin),
      );
      const checked = documents.map(({ id, type, updatedAt, document }) => ({
        id,
        type,
        updatedAt,
        findings: [...checkDocument(document, facts), ...checkCars(document, gone)],
      }));
      await storeFindings(pool, dealership, checked, now);
    } catch (error) {
      log.warn({ dealership, err: error }, 'Could not check the content of a dealership');
    }
  }
}
