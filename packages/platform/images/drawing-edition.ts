import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ENCODINGS } from './fit-photo.ts';

/**
 * Version of the drawings, of the code that paints them and of their encoding: a hash of 12 characters. It is part of the drawings' URLs, so that they
 * can be cached forever and improved drawings show immediately.
 */
export async function drawingVersion(): Promise<string> {
  const folder = dirname(createRequire(import.meta.url).resolve('@rooftop/illustration/render-drawing'));
  const files = await readdir(folder, { recursive: true });
  const digest = createHash('sha256').update(JSON.stringify(ENCODINGS));
  for (const file of files.filter((name) => /\.(svg|ts)$/.test(name) && !name.includes('.test.')).sort()) {
    digest.update(`${file}\n`).update(await readFile(join(folder, file)));
  }
  return digest.digest('base64url').slice(0, 12);
}
