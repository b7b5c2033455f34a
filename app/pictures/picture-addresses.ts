import { createHash } from 'node:crypto';
import { type DrawnPicture, drawnName } from './drawn-picture.ts';
import type { PictureWidth } from './picture-widths.ts';

/** Where the pictures of a dealership's vehicles are had, on its own host. */
export interface PictureAddresses {
  drawn(picture: DrawnPicture, width: PictureWidth): string;
  /**
   * @param source the photo's address in the feed
   * @returns null: the dealership does not take photos from there
   */
  photo(vin: string, source: string, width: PictureWidth): string | null;
  /** Changes when other photos can be had than before, because one is missing or a host was allowed. */
  photoEdition(): string;
}

/** What a photo is called on our side: its address in the feed says it, and cannot be read from it. */
export const photoName = (source: string): string =>
  createHash('sha256').update(source).digest('base64url').slice(0, 22);

/** @param edition of the drawing code: another one makes other pictures, under other addresses */
export const drawnAddress = (edition: string, picture: DrawnPicture, width: PictureWidth): string =>
  `/vehicles/${edition}/${drawnName(picture)}.webp?w=${width}`;

export interface AddressOptions {
  /** of the drawing code */
  readonly edition: string;
  /** whether the dealership takes photos from this address */
  readonly takesFrom: (source: string) => boolean;
  /** see `PictureAddresses.photoEdition` */
  readonly photoEdition: () => string;
}

export const createPictureAddresses = ({
  edition,
  takesFrom,
  photoEdition,
}: AddressOptions): PictureAddresses => ({
  drawn: (picture, width) => drawnAddress(edition, picture, width),
  photo: (vin, source, width) =>
    takesFrom(source) ? `/photos/${vin}/${photoName(source)}?w=${width}` : null,
  photoEdition,
});
