import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { isPhotoFile } from '@rooftop/inventory/feeds/photo-file';
import { PhotoError } from './fetch-photo.ts';

const MAX_BYTES = 20 * 1024 * 1024;

/**
 * Reads a photo that was delivered as a file with its feed.
 * @param folders of the dealership's sources, searched in this order
 * @throws PhotoError if there is no such file, or it is larger than 20 MB
 */
export async function readPhotoFile(folders: readonly string[], name: string): Promise<Buffer> {
  if (!isPhotoFile(name)) throw new PhotoError('That is not a photo file name.');
  for (const folder of folders) {
    const file = await open(join(folder, name)).catch(() => null);
    if (file === null) continue;
    try {
      const facts = await file.stat();
      if (!facts.isFile() || facts.size > MAX_BYTES)
        throw new PhotoError(`${name} is not a photo of up to 20 MB.`);
      return await file.readFile();
    } finally {
      await file.close();
    }
  }
  throw new PhotoError(`${name} is not in the photo folder.`);
}
