import { z } from 'zod';
import { kitFolders } from '../kit-folders.ts';
import type { FeedKit, InventoryKit } from './feed-kit.ts';

const moduleShape = z.object({
  feed: z.custom<FeedKit>((kit) => typeof kit === 'object' && kit !== null, {
    error: 'feed.ts has to export the settings as "feed"',
  }),
});

/** Reads the feeds of all folders under tenants/ that have a `feed.ts`. */
export async function readInventories(): Promise<readonly InventoryKit[]> {
  const kits = (await kitFolders()).map(async (folder) => {
    const module = await folder.import('feed.ts');
    return module === null ? [] : [{ slug: folder.slug, ...moduleShape.parse(module).feed }];
  });
  return (await Promise.all(kits)).flat();
}
