import { QueueFullError } from '@rooftop/lake/assets/work-queue';
import { findDrawn } from '../../vehicles/pictures/drawn-picture.ts';
import type { DrawnVehicles } from './drawn-vehicles.ts';
import { busy, FOREVER, moved } from '../../http/image-responses.ts';
import { drawnAddress } from './picture-addresses.ts';
import { readWidth } from '../../vehicles/pictures/picture-widths.ts';

const PATH = /^\/vehicles\/([\w-]{1,32})\/([a-z-]{1,64})\.webp$/;

/**
 * Serves `/vehicles/<edition>/<body style>-<paint>-<view>.webp?w=<width>`. Returns null if there is no such drawing.
 */
export function createServeDrawn(vehicles: DrawnVehicles, edition: string) {
  return async function serveDrawn(request: Request): Promise<Response | null> {
    const { pathname, searchParams } = new URL(request.url);
    const [, asked, name = ''] = PATH.exec(pathname) ?? [];
    const picture = findDrawn(name);
    const width = readWidth(searchParams.get('w'));
    if (picture === undefined || width === null) return null;
    if (asked !== edition) return moved(drawnAddress(edition, picture, width));
    const etag = `"${edition}-${name}-${width}"`;
    const headers = { 'Content-Type': 'image/webp', 'Cache-Control': FOREVER, ETag: etag };
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
    try {
      return new Response(new Uint8Array(await vehicles.read(picture, width)), { headers });
    } catch (error) {
      if (error instanceof QueueFullError) return busy();
      throw error;
    }
  };
}
