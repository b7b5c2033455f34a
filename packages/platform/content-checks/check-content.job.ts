/** Checks what every dealership has published, and stores what was found with what has died since the night before. */
import { checkDocument } from '@rooftop/content/checks/check-document';
import { readPublications } from '@rooftop/content/checks/dealership-findings';
import { defineJob, type JobLog } from '@rooftop/database/define-job';
import type { Pool } from '@rooftop/database/pool';
import { createInventoryStore } from '@rooftop/inventory/storage/inventory-store';
import type { SanityClient } from '@sanity/client';
import { z } from 'zod';
import { forgetOtherDealerships, storeFindings } from './nightly-findings.ts';
import { checkCarLinks, type FindVehicle } from './sold-cars.ts';

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
      const findVehicle: FindVehicle = (vin) => cars.vehicle(dealership, vin);
      const { facts, documents } = await readPublications(sanity, dealership);
      const checked = await Promise.all(
        documents.map(async ({ id, type, updatedAt, document }) => ({
          id,
          type,
          updatedAt,
          findings: [...checkDocument(document, facts), ...(await checkCarLinks(document, findVehicle))],
        })),
      );
      await storeFindings(pool, dealership, checked, now);
    } catch (error) {
      log.warn({ dealership, err: error }, 'Could not check the content of a dealership');
    }
  }
}
