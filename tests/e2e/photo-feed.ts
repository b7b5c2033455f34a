import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

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

/** Writes Summit's cars with two photo files each, in the same folder. Resolves with the feed's path. */
export async function writePhotoFileFeed(folder: string): Promise<string> {
  const [header = '', ...rows] = (await readFile(SHIPPED, 'utf8')).trim().split('\n');
  const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#7a3320' } })
    .jpeg()
    .toBuffer();
  const lines = [`${header.trim().replace('Photo Urls', 'Files')},Photo Urls`];
  for (const [at, row] of rows.entries()) {
    const names = [`${at}-front.jpg`, `${at}-back.jpg`];
    for (const name of names) await writeFile(join(folder, name), photo);
    lines.push(`${row.trim()},${names.join('|')}`);
  }
  const file = join(folder, 'inventory.csv');
  await writeFile(file, `${lines.join('\n')}\n`);
  return file;
}
