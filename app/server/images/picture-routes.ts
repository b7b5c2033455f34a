import type { Pictures } from '@rooftop/platform/images/create-pictures';
import { createServeDrawn } from './serve-drawn.ts';
import { createServePhoto, type ServePhotoOptions } from './serve-photo.ts';

interface PictureRoutesOptions extends Pick<ServePhotoOptions, 'findListing' | 'seesPrivate' | 'onFailure'> {
  readonly pictures: Pick<Pictures, 'drawn' | 'edition' | 'photos' | 'takes'>;
}

/** What serves the vehicle images of all dealerships, by path. */
export const createPictureRoutes = ({
  pictures: { drawn, edition, photos, takes },
  ...options
}: PictureRoutesOptions) => ({
  '/vehicles/*': createServeDrawn(drawn, edition),
  '/photos/*': createServePhoto({ photos, takes, ...options }),
});
