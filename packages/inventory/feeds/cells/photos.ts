import { isPhotoFile } from '../photo-file.ts';
import type { Reader } from './reading.ts';

/** URLs contain commas and semicolons themselves, so a separator counts only before the next URL. */
const BETWEEN = /["\]|,;~\s]+(?=(?:https?:)?\/\/)/i;
/** Shortened first, because looking for the end of a very long gap at each of its places takes too long. */
const LONG_GAP = /["\]|,;~\s]{20,}/g;
const AROUND = /^[["\s]+|[\]",;|~\s]+$/g;

/** Separators between file names, and between addresses that all lack their scheme. */
const BETWEEN_NAMES =
  /["|;~\s]+|,(?=(?:[a-z0-9-]+\.)+[a-z]{2,}\/)|,(?=\w[\w.-]*\.(?:jpe?g|png|webp|avif)(?:[\s,]|$))/i;
const HOST_AND_PATH = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}\/\S+$/i;

/** An address as an https URL. Returns null if it is no URL of the web. */
function toUrl(part: string): string | null {
  const address = part.replaceAll(AROUND, '').replace(/^(?:https?:)?\/\//i, 'https://');
  return address.startsWith('https://') && URL.canParse(address) ? new URL(address).href : null;
}

/** One photo: a URL, with or without its scheme, or the name of a file. Returns null if it is none. */
function toPhoto(name: string): string | null {
  if (HOST_AND_PATH.test(name)) return toUrl(`//${name}`);
  return isPhotoFile(name) ? name : null;
}

/**
 * Parses URLs of photos, or names of files that came with the feed, separated by bars, commas or spaces, or as a JSON
 * list. Keeps their order, removes duplicates, and turns http into https.
 */
export const readPhotoUrls: Reader<readonly string[]> = (text) => {
  const found = text
    .replaceAll(String.raw`\/`, '/')
    .replaceAll(LONG_GAP, ' ')
    .split(BETWEEN)
    .flatMap((part) => {
      const url = toUrl(part);
      if (url !== null || part.includes(':')) return [url];
      return part
        .split(BETWEEN_NAMES)
        .map((name) => name.replaceAll(/^[[,]+|[\],]+$/g, ''))
        .filter((name) => name !== '')
        .map(toPhoto);
    });
  const photos = new Set(found.filter((photo) => photo !== null));
  const lost = found.length - found.filter((photo) => photo !== null).length;
  if (photos.size === 0) return { problem: 'It does not contain the URL of a photo.' };
  return lost === 0
    ? { value: [...photos] }
    : { value: [...photos], remark: `${lost} of its entries are no addresses of photos.` };
};
