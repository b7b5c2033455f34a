import { QueueFullError } from '@rooftop/lake/assets/work-queue';
import type { Listing } from '@rooftop/inventory/vehicle';
import { callerAddress } from '../abuse/caller-address.ts';
import { statusOf } from '../http/error-status.ts';
import type { Visit } from '../http/visit.ts';
import { PhotoError } from './fetch-photo.ts';
import type { PhotoFormat } from './fit-photo.ts';
import { photoName } from './picture-addresses.ts';
import { busy } from './picture-answers.ts';
import { readWidth } from './picture-widths.ts';
import type { Photos } from './photos.ts';

const PATH = /^\/photos\/([A-Z0-9]{17})\/([\w-]{22})$/;
/** Seconds: a week, for a feed may put another photo under the same address. */
const MAX_AGE = 604_800;

export interface ServePhotoOptions {
  readonly photos: Photos;
  /** a car of the dealership that is visited, and of no other */
  readonly findListing: (visit: Visit, vin: string) => Promise<Listing | undefined>;
  /** whether whoever holds these cookies has unlocked the dealership's inventory */
  readonly seesPrivate: (cookies: string | null, visit: Visit) => Promise<boolean>;
  /** whether the dealership takes photos from this address */
  readonly takes: (dealership: string, source: string) => boolean;
  readonly onTrouble: (error: unknown) => void;
}

/**
 * Answers `/photos/<VIN>/<name>?w=<width>` with a photo that the dealership's own feed names for that car; null when
 * there is no such photo. Nothing else can be fetched through it; of a private car there is none but for those who have
 * unlocked the inventory, and nobody in between keeps it.
 */
export function createServePhoto(options: ServePhotoOptions) {
  const { photos, findListing, seesPrivate, takes, onTrouble } = options;
  return async function servePhoto(request: Request, visit: Visit): Promise<Response | null> {
    const { pathname, searchParams } = new URL(request.url);
    const [, vin = '', name] = PATH.exec(pathname) ?? [];
    const width = readWidth(searchParams.get('w'));
    if (name === undefined || width === null) return null;
    try {
      const listing = await findListing(visit, vin);
      if (listing === undefined) return null;
      if (listing.isPrivate && !(await seesPrivate(request.headers.get('cookie'), visit))) return null;
      const named = [...listing.photos, ...listing.manufacturerPhotos];
      const source = named.find((address) => photoName(address) === name);
      if (source === undefined || !takes(visit.dealership.id, source)) return null;
      const format: PhotoFormat = request.headers.get('accept')?.includes('image/avif') ? 'avif' : 'webp';
      const isWhole = searchParams.has('whole');
      const wanted = { dealership: visit.dealership.id, source, width, format, isWhole };
      const client = { party: callerAddress(visit.ipAddress) ?? undefined, signal: request.signal };
      return await photos.read(wanted, client).then(
        (bytes) => shown(bytes, format, listing),
        (error: unknown) => {
          if (!(error instanceof PhotoError)) throw error;
          onTrouble(error);
          // Not the drawing: the page that asks calls it a photo. The next page does not name it.
          return null;
        },
      );
    } catch (error) {
      const isGone = request.signal.aborted;
      if (error instanceof QueueFullError || statusOf(error) === 503 || isGone) return busy();
      throw error;
    }
  };
}

const shown = (bytes: Buffer, format: PhotoFormat, { isPrivate }: Pick<Listing, 'isPrivate'>): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': `image/${format}`,
      'Cache-Control': isPrivate ? 'private, no-store' : `public, max-age=${MAX_AGE}`,
      Vary: 'Accept',
    },
  });
