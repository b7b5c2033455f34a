/** Regenerates the feed files of the shipped dealerships: node scripts/generate-inventories.ts */
import { writeFile } from 'node:fs/promises';
import { createFeedFiles } from '../tenants/inventory/feed-files.ts';

for (const { path, content } of createFeedFiles()) {
  await writeFile(new URL(`../tenants/${path}`, import.meta.url), content);
}
