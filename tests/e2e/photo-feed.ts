import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SHIPPED = new URL('../../tenants/summit/inventory.csv', import.meta.url);

/** Writes a feed of one car with these photos, as a dealer exports it. Resolves with the file's path. */
export async function writePhotoFeed(folder: string, photos: readonly string[]): Promise<string> {
  const [header, row] = (await readFile(SHIPPED, 'utf8')).split('\n');
  const file = join(folder, 'inventory.csv');
  // Leave out the shipped feed's own photos.
  const columns = header?.trim().replace('Photo Urls', 'Files');
  await writeFile(file, `${columns},Photo Urls\n${row?.trim()},${photos.join('|')}\n`);
  return file;
}
