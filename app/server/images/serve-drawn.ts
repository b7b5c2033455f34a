import { QueueFullError } from '@rooftop/budgets/queue-full-error';
import { findDrawn } from '@rooftop/platform/images/drawn-picture';
import { callerAddress } from '#app/http/caller-address.ts';
import type { DrawnVehicles } from '@rooftop/platform/images/drawn-vehicles';
import { acceptedFormat, busy, FOREVER, moved } from '#app/http/image-responses.ts';
import { readWidth } from '@rooftop/platform/images/picture-widths';
import type { SiteRequest } from '../site-request.ts';
import { drawnAddress } from '@rooftop/platform/images/picture-addresses';

const PATH = /^\/vehicles\/([\w-]{1,32})\/([a-z0-9-]{1,64})$/;

/**
 * Serves `/vehicles/<edition>/<class>-<paint>?w=<width>`. Returns null if there is no such drawing. The paint
 * is one of ours or the dealership's brand color; no others, so that no one can make the server draw endlessly.
 */
export function createServeDrawn(vehicles: DrawnVehicles, edition: string) {
  return async function serveDrawn(
    request: Request,
    { dealership, ipAddress }: Pick<SiteRequest, 'dealership' | 'ipAddress'>,
  ) {
    const { pathname, searchParams } = new URL(request.url);
    const [, requestedEdition, name = ''] = PATH.exec(pathname) ?? [];
    const picture = findDrawn(name);
    const width = readWidth(searchParams.get('w'));
    if (picture === undefined || width === null) return null;
    if (picture.paint.startsWith('#') && picture.paint !== dealership.theme.brand.toLowerCase()) return null;
    if (requestedEdition !== edition) return moved(drawnAddress(edition, picture, width));
    const format = acceptedFormat(request);
    const etag = `"${edition}-${name}-${width}-${format}"`;
    const headers = {
      'Content-Type': `image/${format}`,
      'Cache-Control': FOREVER,
      Vary: 'Accept',
      ETag: etag,
    };
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
    try {
      const caller = callerAddress(ipAddress) ?? undefined;
      return new Response(new Uint8Array(await vehicles.read(picture, width, format, caller)), { headers });
    } catch (error) {
      if (error instanceof QueueFullError) return busy();
      throw error;
    }
  };
}
