import type { Listing } from '@rooftop/inventory/vehicle';
import { type CarouselView, carouselView } from '../../ui/carousel-view.server.ts';
import type { RequestContext } from '../../context.server.ts';
import { type Words, words } from '../../locales/wording.server.ts';
import { type VehiclePictureView, vehiclePictures } from '../pictures/vehicle-pictures.server.ts';

const GALLERY_WORDS = ['detail.allPhotos', 'detail.drawn', 'detail.zoom', 'ui.close'] as const;

/** The images of a vehicle and the carousel's texts. */
export interface GalleryView {
  readonly title: string;
  readonly pictures: readonly VehiclePictureView[];
  readonly carousel: CarouselView;
  /** Whether the images are drawings, which must be disclosed. */
  readonly isDrawn: boolean;
  readonly words: Words<(typeof GALLERY_WORDS)[number]>;
}

/** All images of a vehicle. @param title name of the vehicle */
export function galleryView(listing: Listing, title: string, context: RequestContext): GalleryView {
  const pictures = vehiclePictures(listing, context);
  return {
    title,
    pictures,
    carousel: carouselView('detail.gallery', pictures.length, context.t),
    isDrawn: pictures.some(({ isDrawn }) => isDrawn),
    words: words(context.t, GALLERY_WORDS),
  };
}
