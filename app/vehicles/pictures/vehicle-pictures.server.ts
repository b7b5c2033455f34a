import type { BodyStyle } from '@rooftop/illustration/body-styles';
import { paintFrom } from '@rooftop/illustration/paint';
import { USUAL_CLASS } from '@rooftop/illustration/vehicle-classes';
import { isIllustration } from '@rooftop/inventory/feeds/photo-rules';
import type { Listing } from '@rooftop/inventory/vehicle';
import type { RequestContext } from '#app/context.server.ts';
import type { PictureView } from '#app/ui/media/picture-view.server.ts';
import { drawnLikeness } from '@rooftop/platform/images/drawn-likeness';
import { PICTURE_WIDTHS, type PictureWidth, pictureHeight } from '@rooftop/platform/images/picture-widths';
import { picturePlaceholder } from './picture-placeholder.server.ts';
import { vehicleName } from '../vehicle-name.ts';

/** An image of a vehicle, always 16:10. */
export interface VehiclePictureView extends PictureView {
  /**
   * What to write on a drawing, which is not the actual car: "Illustration" in the visitor's language. Null for photos.
   */
  readonly drawnLabel: string | null;
}

type Pictured = Pick<
  Listing,
  | 'vin'
  | 'year'
  | 'make'
  | 'model'
  | 'trim'
  | 'bodyStyle'
  | 'doors'
  | 'seats'
  | 'exteriorColor'
  | 'photos'
  | 'manufacturerPhotos'
>;
type PictureContext = Pick<RequestContext, 'pictures' | 't'>;

/** A card never fills a large screen. */
const CARD_WIDTHS = [400, 640, 800, 960] as const satisfies readonly PictureWidth[];
const SMALL_WIDTHS = [400] as const satisfies readonly PictureWidth[];
const SHARED_WIDTH = 960 satisfies PictureWidth;

/** All images of a vehicle, best first: its photos, then the manufacturer's. Without photos, our drawing. */
export function vehiclePictures(listing: Pictured, context: PictureContext): VehiclePictureView[] {
  const { photos, manufacturerPhotos } = listing;
  const taken = photosOf(listing, [...photos, ...manufacturerPhotos], context);
  if (taken.length === 0) return [drawn(listing, PICTURE_WIDTHS, context)];
  return taken.map((photo) => photographed(listing, photo, PICTURE_WIDTHS, context));
}

/** A vehicle's image in lists: the manufacturer's photo before its own (spec 3). */
export function vehicleCardPicture(listing: Pictured, context: PictureContext): VehiclePictureView {
  const { photos, manufacturerPhotos } = listing;
  const [best] = photosOf(listing, [...manufacturerPhotos, ...photos], context);
  if (best === undefined) return drawn(listing, CARD_WIDTHS, context);
  return photographed(listing, best, CARD_WIDTHS, context);
}

/** A vehicle's first images for mail: one as wide as the text, and smaller ones. Without photos, one drawing. */
export function vehicleMailPictures(
  listing: Pictured,
  count: number,
  context: PictureContext,
): VehiclePictureView[] {
  const { photos, manufacturerPhotos } = listing;
  const taken = photosOf(listing, [...photos, ...manufacturerPhotos], context).slice(0, count);
  if (taken.length === 0) return [drawn(listing, CARD_WIDTHS, context)];
  return taken.map((photo, index) =>
    photographed(listing, photo, index === 0 ? CARD_WIDTHS : SMALL_WIDTHS, context),
  );
}

/** URL of the first image of a vehicle's page. @param width in pixels; by default that of shared links */
export function vehicleSharePicture(
  listing: Pictured,
  { pictures }: Pick<PictureContext, 'pictures'>,
  width: PictureWidth = SHARED_WIDTH,
): string {
  const { vin, photos, manufacturerPhotos } = listing;
  for (const source of [...photos, ...manufacturerPhotos]) {
    const address = pictures.photo(vin, source, width);
    if (address !== null) return address;
  }
  return pictures.drawn(drawnLikeness(listing), width);
}

/** Size in pixels of a car's picture in shared links. */
export const CAR_SHARE_SIZE = { width: SHARED_WIDTH, height: pictureHeight(SHARED_WIDTH) };

const brandPaint = ({ theme }: RequestContext['dealership']) => `#${theme.brand.slice(1)}` as const;

/** URL of the drawing for shared links of a dealership that has no pictures. */
export const dealershipDrawing = ({
  pictures,
  dealership,
}: Pick<RequestContext, 'pictures' | 'dealership'>): string =>
  pictures.drawn(
    { vehicleClass: USUAL_CLASS.suvs, paint: brandPaint(dealership), scene: 'studio' },
    SHARED_WIDTH,
  );

/** A body style in the dealership's color on a transparent background. */
export function bodyStylePicture(
  style: BodyStyle,
  { pictures, dealership }: Pick<RequestContext, 'pictures' | 'dealership'>,
): PictureView {
  const picture = {
    vehicleClass: USUAL_CLASS[style],
    paint: brandPaint(dealership),
    scene: 'cutout',
  } as const;
  return { ...framed((width) => pictures.drawn(picture, width), CARD_WIDTHS), alt: '', placeholder: null };
}

interface Photo {
  readonly source: string;
  readonly alt: string;
  /** See `VehiclePictureView.drawnLabel`. */
  readonly drawnLabel: string | null;
}

/** The feed's pictures from hosts that the dealership allows, with their texts. A drawing among them says that it is one. */
function photosOf(
  listing: Pictured,
  sources: readonly string[],
  { pictures, t }: PictureContext,
): readonly Photo[] {
  const vehicle = vehicleName(listing);
  const own = new Set(listing.photos);
  const taken = sources.filter((source) => pictures.photo(listing.vin, source, 400) !== null);
  const count = taken.filter((source) => own.has(source)).length;
  let number = 0;
  return taken.map((source) => {
    if (!own.has(source)) return { source, alt: t('picture.manufacturer', { vehicle }), drawnLabel: null };
    number += 1;
    const facts = { vehicle, number, count };
    return isIllustration(source)
      ? { source, alt: t('picture.illustration', facts), drawnLabel: t('picture.drawnLabel') }
      : { source, alt: t('picture.photo', facts), drawnLabel: null };
  });
}

function photographed(
  { vin }: Pictured,
  { source, alt, drawnLabel }: Photo,
  widths: readonly PictureWidth[],
  { pictures }: PictureContext,
): VehiclePictureView {
  const address = (width: PictureWidth): string => pictures.photo(vin, source, width) ?? '';
  return { ...framed(address, widths), alt, placeholder: picturePlaceholder(null), drawnLabel };
}

function drawn(
  listing: Pictured,
  widths: readonly PictureWidth[],
  { pictures, t }: PictureContext,
): VehiclePictureView {
  const picture = drawnLikeness(listing);
  return {
    ...framed((width) => pictures.drawn(picture, width), widths),
    alt: t('picture.drawn', { vehicle: vehicleName(listing) }),
    placeholder: picturePlaceholder(paintFrom(picture.paint).base),
    drawnLabel: t('picture.drawnLabel'),
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
