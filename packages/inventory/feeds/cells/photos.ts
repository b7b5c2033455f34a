import type { Reader } from './reading.ts';

/** Addresses hold commas and semicolons themselves; what parts two of them stands before the next scheme. */
const BETWEEN = /["\]|,;~\s]+(?=https?:\/\/)/i;
const AROUND = /^[["\s]+|[\]",;|~\s]+$/g;

/** Addresses of pictures, in order, each once: parted by bars, commas or spaces, or a JSON list. All become https. */
export const readPhotos: Reader<readonly string[]> = (text) => {
  const photos = new Set<string>();
  for (const part of text.replaceAll(String.raw`\/`, '/').split(BETWEEN)) {
    const address = part.replaceAll(AROUND, '').replace(/^http:/i, 'https:');
    if (URL.canParse(address) && address.startsWith('https://')) photos.add(new URL(address).href);
  }
  return photos.size === 0 ? { problem: 'There is no address of a picture in it.' } : { value: [...photos] };
};
