import { feedSourceShape } from '@rooftop/inventory/feeds/source';
import { z } from 'zod';
import { foldersWith, readJson } from '../seed/read-kits.ts';

/** Source of a kit's cars, as its feed.json has it. */
const feedKitShape = z.strictObject({
  /** Files of the folder, oldest first. */
  files: z.array(z.string()).min(1),
  /** Subfolder with the photos that the feed lists by file name. */
  photos: z.string().optional(),
  settings: feedSourceShape.omit({ place: true, photoFolder: true }),
});

/** A feed kit with its folder's name, which is the dealership's slug. */
export interface FeedKit extends z.infer<typeof feedKitShape> {
  readonly slug: string;
}

/**
 * Reads the feeds of all folders in tenants/ that have a `feed.json`.
 * @throws KitError naming file and field
 */
export async function readFeedKits(): Promise<readonly FeedKit[]> {
  const kits = (await foldersWith('feed.json')).map(async (slug) => {
    const feed = await readJson(`${slug}/feed.json`, feedKitShape);
    return feed === null ? [] : [{ slug, ...feed }];
  });
  return (await Promise.all(kits)).flat();
}
