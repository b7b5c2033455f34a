import type { PrintLine } from '../terminal.ts';
import { readEnvironment } from '@rooftop/environment/read-environment';
import type { SanityClient } from '@sanity/client';
import { z } from 'zod';
import { importShippedFeeds } from '../start/import-shipped-feeds.ts';

const listedShape = z.array(z.object({ id: z.string() }));

/**
 * Imports the shipped feeds of the existing dealerships, as the first start does. Dealerships whose content was added
 * after that start would otherwise have no cars. Does nothing without a database.
 * @throws StartError if the database cannot be reached
 */
export async function importCars(
  client: SanityClient,
  source: NodeJS.ProcessEnv,
  say: PrintLine,
): Promise<void> {
  const { DATABASE_URL: url } = readEnvironment(['DATABASE_URL?'], source);
  if (url === undefined) return;
  const listed: unknown = await client.fetch(
    '*[_type == "dealership" && defined(slug.current)]{ "id": _id }',
  );
  const cars = await importShippedFeeds(url, listedShape.parse(listed));
  if (cars !== null) say(`Imported ${cars} cars from the feeds in tenants/.`);
}
