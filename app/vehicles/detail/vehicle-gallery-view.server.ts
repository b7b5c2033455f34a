import type { Listing } from '@rooftop/inventory/vehicle';
import { carouselView } from '#app/ui/carousel/carousel-view.server.ts';
import type { RequestContext } from '#app/context.server.ts';
import { localPath } from '#app/http/page-request.ts';
import { wordsFor } from '#app/locales/wording.server.ts';
import { DIALOG_WORDS } from '#app/ui/dialog/dialog.tsx';
import { askAboutPath } from '../ask-about.server.ts';
import { vehiclePictures } from '../pictures/vehicle-pictures.server.ts';

const GALLERY_WORDS = [
  ...DIALOG_WORDS,
  'detail.allDrawings',
  'detail.allPhotos',
  'detail.askPhotos',
  'detail.drawn',
  'detail.zoom',
] as const;

/** The images of a vehicle and the carousel's texts. */
export type VehicleGalleryView = ReturnType<typeof vehicleGalleryView>;

/** All images of a vehicle. @param title name of the vehicle */
export function vehicleGalleryView(listing: Listing, title: string, context: RequestContext) {
  const pictures = vehiclePictures(listing, context);
  const isDrawn = pictures.some(({ drawnLabel }) => drawnLabel !== null);
  return {
    title,
    pictures,
    /** Whether it shows drawings, which must be disclosed. */
    isDrawn,
    carousel: carouselView(isDrawn ? 'detail.drawings' : 'detail.gallery', pictures.length, context.t),
    /** The form to ask for photos, which knows the car. */
    ask: localPath(askAboutPath(listing.vin), context.locale, context.dealership.languages),
    words: wordsFor(context.t, GALLERY_WORDS),
  };
}
