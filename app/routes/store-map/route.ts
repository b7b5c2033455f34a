import type { LoaderFunctionArgs } from '#app/framework.server.ts';
import { notFound } from '#app/http/not-found.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { mapName, mapPlaceOf } from '#app/stores/store-map.server.ts';

/** Seconds: a day, or less for the outline, which a map replaces once its service answers again. */
const MAX_AGE = { map: 86_400, outline: 300 };

/**
 * The picture of a map of this dealership's stores: of all, or of one. No other map can be requested, because a map
 * service charges for each.
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  context.setRoute('store-map');
  const { content, mapPicture } = context;
  const [stores, settings] = await Promise.all([
    orFallback(content.stores(), []),
    orFallback(content.settings(), null),
  ]);
  const maps = [stores, ...stores.map((store) => [store])];
  const place = maps
    .map((shown) => mapPlaceOf(shown, settings))
    .find((one) => one !== null && mapName(one) === params['name']);
  if (!place) throw notFound('unknown');
  const { bytes, type, isOutline } = await mapPicture(place);
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': type,
      'Cache-Control': `public, max-age=${isOutline ? MAX_AGE.outline : MAX_AGE.map}`,
    },
  });
}
