import { QueueFullError } from '@rooftop/budgets/queue-full-error';
import type { Listing } from '@rooftop/inventory/vehicle';
import { callerAddress } from '#app/http/caller-address.ts';
import { statusOf } from '#app/http/error-status.ts';
import type { SiteRequest } from '../site-request.ts';
import { PhotoError } from '@rooftop/platform/images/fetch-photo';
import type { PhotoFormat } from '@rooftop/platform/images/fit-photo';
import { photoName } from '@rooftop/platform/images/picture-addresses';
import { acceptedFormat, busy } from '#app/http/image-responses.ts';
import { readWidth } from '@rooftop/platform/images/picture-widths';
import type { Photos } from '@rooftop/platform/images/feed-photos';

const PATH = /^\/photos\/([A-Z0-9]{17})\/([\w-]{22})$/;
/** One week in seconds, because a feed may put another photo at the same URL. */
const MAX_AGE = 604_800;

export interface ServePhotoOptions {
  readonly photos: Photos;
  /** Finds a car of the visited dealership only. */
  readonly findListing: (siteRequest: SiteRequest, vin: string) => Promise<Listing | undefined>;
  /** Whether these cookies belong to a visitor who unlocked the dealership's inventory. */
  readonly seesPrivate: (cookies: string | null, siteRequest: SiteRequest) => Promise<boolean>;
  /** Whether the dealership accepts photos from this URL. */
  readonly takes: (dealership: string, source: string) => boolean;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Serves `/photos/<VIN>/<name>?w=<width>` with a photo that the dealership's own feed lists for that car, or returns
 * null if there is none. Nothing else can be fetched through it. Photos of private cars are only for visitors who
 * unlocked the inventory, and are not stored by shared caches.
 */
export function createServePhoto(options: ServePhotoOptions) {
  const { photos, findListing, seesPrivate, takes, onFailure } = options;
  return async function servePhoto(request: Request, siteRequest: SiteRequest): Promise<Response | null> {
    const { pathname, searchParams } = new URL(request.url);
    const [, vin = '', name] = PATH.exec(pathname) ?? [];
    const width = readWidth(searchParams.get('w'));
    if (name === undefined || width === null) return null;
    try {
      const listing = await findListing(siteRequest, vin);
      if (listing === undefined) return null;
      if (listing.isPrivate && !(await seesPrivate(request.headers.get('cookie'), siteRequest))) return null;
      const named = [...listing.photos, ...listing.manufacturerPhotos];
      const source = named.find((address) => photoName(address) === name);
      if (source === undefined || !takes(siteRequest.dealership.id, source)) return null;
      const format = acceptedFormat(request);
      const isWhole = searchParams.has('whole');
      const wanted = { dealership: siteRequest.dealership.id, source, width, format, isWhole };
      const client = { party: callerAddress(siteRequest.ipAddress) ?? undefined, signal: request.signal };
      return await photos.read(wanted, client).then(
        (bytes) => shown(bytes, format, listing),
        (error: unknown) => {
          if (!(error instanceof PhotoError)) throw error;
          onFailure(error);
          // Not the drawing, because the page calls it a photo. The next page leaves it out.
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
