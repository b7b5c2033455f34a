import { readEnvironment } from '@rooftop/environment/read-environment';
import type { SanityClient } from '@sanity/client';
import { z } from 'zod';
import { fillInventories } from '../start/fill-inventories.ts';

const listedShape = z.array(z.object({ id: z.string() }));

/**
 * Gives the dealerships that there are the cars of their shipped feeds, as the first start does: content that came
 * later than that would stand without. Without a database there are no cars to give.
 * @throws StartError when the database cannot be reached
 */
export async function giveCars(
  client: SanityClient,
  source: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<void> {
  const { DATABASE_URL: url } = readEnvironment(['DATABASE_URL?'], source);
  if (url === undefined) return;
  const listed: unknown = await client.fetch(
    '*[_type == "dealership" && defined(slug.current)]{ "id": _id }',
  );
  const cars = await fillInventories(url, listedShape.parse(listed));
  if (cars !== null) say(`Imported ${cars} cars from the feeds below tenants/.`);
}
