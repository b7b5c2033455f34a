import type { Listing } from '@rooftop/inventory/vehicle';
import { carouselView } from '../../ui/carousel-view.server.ts';
import type { RequestContext } from '../../context.server.ts';
import { words } from '../../locales/wording.server.ts';
import { DIALOG_WORDS } from '../../ui/dialog.tsx';
import { vehiclePictures } from '../pictures/vehicle-pictures.server.ts';

const GALLERY_WORDS = [...DIALOG_WORDS, 'detail.allPhotos', 'detail.drawn', 'detail.zoom'] as const;

/** The images of a vehicle and the carousel's texts. */
export type GalleryView = ReturnType<typeof galleryView>;

/** All images of a vehicle. @param title name of the vehicle */
export function galleryView(listing: Listing, title: string, context: RequestContext) {
  const pictures = vehiclePictures(listing, context);
  return {
    title,
    pictures,
    carousel: carouselView('detail.gallery', pictures.length, context.t),
    /** Whether the images are drawings, which must be disclosed. */
    isDrawn: pictures.some(({ isDrawn }) => isDrawn),
    words: words(context.t, GALLERY_WORDS),
  };
}
