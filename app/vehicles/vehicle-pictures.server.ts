import { PAINTS } from '@rooftop/illustration/paint';
import type { Listing } from '@rooftop/inventory/vehicle';
import type { RequestContext } from '../context.server.ts';
import { drawnLikeness } from '../pictures/drawn-likeness.ts';
import { DRAWN_VIEWS, type DrawnPicture } from '../pictures/drawn-picture.ts';
import { PICTURE_WIDTHS, type PictureWidth, pictureHeight } from '../pictures/picture-widths.ts';
import type { PictureView } from '../ui/picture-view.server.ts';
import { picturePlaceholder } from './picture-placeholder.server.ts';
import { vehicleName } from './vehicle-name.ts';

/** A picture of a vehicle: 16:10, whatever it was made from. */
export interface VehiclePictureView extends PictureView {
  /** drawn by us, because there is no photo: not the very car */
  readonly isDrawn: boolean;
}

type Pictured = Pick<Listing, 'vin' | 'year' | 'make' | 'model' | 'bodyStyle' | 'exteriorColor' | 'photos'>;
type PictureContext = Pick<RequestContext, 'pictures' | 'say'>;

/** A card never fills a large screen. */
const CARD_WIDTHS = [400, 640, 960] as const satisfies readonly PictureWidth[];

/** Every picture of a vehicle, the best first: its photos, else the views in which we draw it. */
export function vehiclePictures(listing: Pictured, context: PictureContext): VehiclePictureView[] {
  const photos = photosOf(listing, context);
  if (photos.length === 0) return DRAWN_VIEWS.map((view) => drawn(listing, view, PICTURE_WIDTHS, context));
  return photos.map((_, index) => photo(listing, photos, index, PICTURE_WIDTHS, context));
}

/** The one picture of a vehicle that stands for it in a list. */
export function vehicleCardPicture(listing: Pictured, context: PictureContext): VehiclePictureView {
  const photos = photosOf(listing, context);
  if (photos.length === 0) return drawn(listing, 'front-quarter', CARD_WIDTHS, context);
  return photo(listing, photos, 0, CARD_WIDTHS, context);
}

/** The photos that the dealership takes, as its feed orders them. */
const photosOf = ({ vin, photos }: Pictured, { pictures }: PictureContext): readonly string[] =>
  photos.filter((source) => pictures.photo(vin, source, 400) !== null);

function photo(
  listing: Pictured,
  photos: readonly string[],
  index: number,
  widths: readonly PictureWidth[],
  { pictures, say }: PictureContext,
): VehiclePictureView {
  const source = photos[index] ?? '';
  const alt = say('picture.photo', {
    vehicle: vehicleName(listing),
    number: index + 1,
    count: photos.length,
  });
  const address = (width: PictureWidth): string => pictures.photo(listing.vin, source, width) ?? '';
  return { ...framed(address, widths), alt, placeholder: picturePlaceholder(null), isDrawn: false };
}

function drawn(
  listing: Pictured,
  view: DrawnPicture['view'],
  widths: readonly PictureWidth[],
  { pictures, say }: PictureContext,
): VehiclePictureView {
  const picture = drawnLikeness(listing, view);
  return {
    ...framed((width) => pictures.drawn(picture, width), widths),
    alt: say(`picture.drawn.${view}`, { vehicle: vehicleName(listing) }),
    placeholder: picturePlaceholder(PAINTS[picture.paint].base),
    isDrawn: true,
  };
}

function framed(address: (width: PictureWidth) => string, widths: readonly PictureWidth[]) {
  const width = Math.max(...widths);
  return {
    src: address(640),
    srcSet: widths.map((each) => `${address(each)} ${each}w`).join(', '),
    width,
    height: pictureHeight(width),
    position: '50% 50%',
  };
}
