/** Regenerates the feed files of the shipped dealerships: node tools/sample-feeds/generate-feeds.ts */
import { writeFile } from 'node:fs/promises';
import { createFeedFiles } from './feed-files.ts';

for (const { path, content } of createFeedFiles()) {
  await writeFile(new URL(`../../tenants/${path}`, import.meta.url), content);
}
