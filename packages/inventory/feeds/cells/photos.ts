import { isPhotoFile } from '../photo-file.ts';
import type { Reader } from './reading.ts';

/** URLs contain commas and semicolons themselves, so a separator counts only before the next scheme. */
const BETWEEN = /["\]|,;~\s]+(?=https?:\/\/)/i;
const AROUND = /^[["\s]+|[\]",;|~\s]+$/g;

/** Separators between file names. */
const BETWEEN_FILES = /["|,;~\s]+/;

/**
 * Parses URLs of photos, or names of files that came with the feed, separated by bars, commas or spaces, or as a JSON
 * list. Keeps their order, removes duplicates, and turns http into https.
 */
export const readPhotos: Reader<readonly string[]> = (text) => {
  const photos = new Set<string>();
  for (const part of text.replaceAll(String.raw`\/`, '/').split(BETWEEN)) {
    const address = part.replaceAll(AROUND, '').replace(/^http:/i, 'https:');
    if (URL.canParse(address) && address.startsWith('https://')) photos.add(new URL(address).href);
    else if (!part.includes(':'))
      for (const name of part.split(BETWEEN_FILES).filter(isPhotoFile)) photos.add(name);
  }
  return photos.size === 0 ? { problem: 'It does not contain the URL of a photo.' } : { value: [...photos] };
};
