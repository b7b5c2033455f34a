import { createHash } from 'node:crypto';
import { type DrawnPicture, drawnName } from './drawn-picture.ts';
import type { PictureWidth } from './picture-widths.ts';

/** URLs of a dealership's vehicle images, on its own host. */
export interface PictureAddresses {
  drawn(picture: DrawnPicture, width: PictureWidth): string;
  /**
   * @param source the photo's URL in the feed
   * @returns null if the dealership does not accept photos from there
   */
  photo(vin: string, source: string, width: PictureWidth): string | null;
  /** Changes when different photos are available, because one is missing or a host was allowed. */
  photoVersion(): string;
}

/** The photo's name in our URLs: a hash of its URL in the feed, which it does not reveal. */
export const photoName = (source: string): string =>
  createHash('sha256').update(source).digest('base64url').slice(0, 22);

/** @param edition version of the drawings; another version has other URLs */
export const drawnAddress = (edition: string, picture: DrawnPicture, width: PictureWidth): string =>
  `/vehicles/${edition}/${drawnName(picture)}?w=${width}`;

interface AddressOptions {
  /** Version of the drawings. */
  readonly edition: string;
  /** Whether the dealership accepts photos from this URL. */
  readonly takesFrom: (source: string) => boolean;
  /** See `PictureAddresses.photoVersion`. */
  readonly photoVersion: () => string;
}

export const createPictureAddresses = ({
  edition,
  takesFrom,
  photoVersion,
}: AddressOptions): PictureAddresses => ({
  drawn: (picture, width) => drawnAddress(edition, picture, width),
  photo: (vin, source, width) =>
    takesFrom(source) ? `/photos/${vin}/${photoName(source)}?w=${width}` : null,
  photoVersion,
});
