import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import { isPhotoFile } from '@rooftop/inventory/feeds/photo-file';
import type { Hit } from '@rooftop/inventory/index/result-page';
import type { PriceStatement } from '@rooftop/inventory/price-statement';
import type { Vehicle } from '@rooftop/inventory/vehicle';
import type { RequestContext } from '#app/context.server.ts';
import { streamText, UNBUFFERED } from '#app/http/stream-text.ts';
import { lastModified } from '#app/site/sitemap/sources.server.ts';
import { type Owner, storeCars } from './store-cars.server.ts';

/** Pixel width of a photo that was delivered as a file. */
const PHOTO_WIDTH = 1600;

/**
 * A car in the format of feeds (packages/inventory/feeds/README.md, the store API), at its advertised price. Its statement
 * says what that price is made of.
 */
export const storeVehicle =
  ({ origin, pictures }: Pick<RequestContext, 'origin' | 'pictures'>) =>
  ({ listing, statement }: Hit): Vehicle & { readonly price: PriceStatement | null } => {
    const { priceDroppedAt: _, soldAt: __, featured: ___, note: ____, ...vehicle } = listing;
    /** Photos delivered as files have only our own URL. */
    const published = (sources: readonly string[]) =>
      sources.flatMap((source) => {
        if (!isPhotoFile(source)) return [source];
        const address = pictures.photo(listing.vin, source, PHOTO_WIDTH);
        return address === null ? [] : [origin + address];
      });
    return {
      ...vehicle,
      salePrice: statement?.price ?? null,
      oldPrice: statement?.before ?? null,
      price: statement,
      photos: published(vehicle.photos),
      manufacturerPhotos: published(vehicle.manufacturerPhotos),
    };
  };

/** A car's page for a sitemap (spec 7). */
export const vehicleAddress =
  (origin: string) =>
  ({ listing }: Hit): { readonly loc: string; readonly lastmod: string } => ({
    loc: origin + vehiclePath(listing),
    lastmod: lastModified(listing),
  });

function* jsonList(items: Iterable<object>): Generator<string> {
  let separator = '[\n';
  for (const item of items) {
    yield separator + JSON.stringify(item);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** Returns the cars of a store or group, each in the requested format. */
export async function storeApiAnswer(
  owner: Owner,
  context: RequestContext,
  form: (hit: Hit) => object,
): Promise<Response> {
  context.setRoute('store api');
  const cars = await storeCars(owner, context);
  if (cars === null) return Response.json({ error: 'Store not found.' }, { status: 404 });
  return new Response(streamText(jsonList(Iterator.from(cars).map(form))), {
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-cache',
      [UNBUFFERED.name]: UNBUFFERED.value,
    },
  });
}
