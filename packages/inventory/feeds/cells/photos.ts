import { isPhotoFile } from '../photo-file.ts';
import type { Reader } from './reading.ts';

/** Addresses hold commas and semicolons themselves; what parts two of them stands before the next scheme. */
const BETWEEN = /["\]|,;~\s]+(?=https?:\/\/)/i;
const AROUND = /^[["\s]+|[\]",;|~\s]+$/g;

/** What parts two names of files. */
const BETWEEN_FILES = /["|,;~\s]+/;

/** Addresses of pictures, or names of files that came with the feed, in order, each once: parted by bars, commas or spaces, or a JSON list. All become https. */
export const readPhotos: Reader<readonly string[]> = (text) => {
  const photos = new Set<string>();
  for (const part of text.replaceAll(String.raw`\/`, '/').split(BETWEEN)) {
    const address = part.replaceAll(AROUND, '').replace(/^http:/i, 'https:');
    if (URL.canParse(address) && address.startsWith('https://')) photos.add(new URL(address).href);
    else if (!part.includes(':'))
      for (const name of part.split(BETWEEN_FILES).filter(isPhotoFile)) photos.add(name);
  }
  return photos.size === 0 ? { problem: 'There is no address of a picture in it.' } : { value: [...photos] };
};
