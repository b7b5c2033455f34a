import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import type { Hit } from '@rooftop/inventory/index/result-page';
import type { SearchIndex } from '@rooftop/inventory/index/search-index';
import type { RequestContext } from '#app/context.server.ts';
import { audienceOf } from '@rooftop/platform/inventory/audiences';
import { serverRendered } from '#app/ui/server-rendered.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { paymentView } from '#app/vehicles/calculator/payment-view.server.ts';
import { carOffers } from '#app/vehicles/detail/car-offers.server.ts';
import { vehicleCrumbs } from '#app/vehicles/detail/crumbs.server.ts';
import { vehicleGalleryView } from '#app/vehicles/detail/vehicle-gallery-view.server.ts';
import { nameWithTrim } from '#app/vehicles/detail/name-with-trim.ts';
import { moreView } from '#app/vehicles/detail/more-view.server.ts';
import { recentlyViewed } from '#app/vehicles/detail/recently-viewed.server.ts';
import { sellerOf } from '#app/vehicles/detail/seller.server.ts';
import { similarVehicles } from '#app/vehicles/detail/similar-vehicles.server.ts';
import { suggestions } from '#app/vehicles/detail/suggestions-view.server.ts';
import { summaryView } from '#app/vehicles/detail/summary-view.server.ts';
import { vehicleHead } from './vehicle-head.server.ts';
import { vehicleJsonLd } from '#app/vehicles/detail/vehicle-json-ld.server.ts';

/** An available vehicle: data for the browser, and parts that only the server renders. */
export type OfferedView = Awaited<ReturnType<typeof availableVehiclePage>>['view'];

/** The page of an available vehicle. */
export async function availableVehiclePage(
  hit: Hit,
  index: SearchIndex,
  request: Request,
  context: RequestContext,
) {
  const { listing, price } = hit;
  const { origin, t } = context;
  const name = nameWithTrim(listing);
  const [audience, seller, crumbs, settings] = await Promise.all([
    audienceOf(context),
    sellerOf(listing, context),
    vehicleCrumbs(listing, name, index, context),
    orFallback(context.content.settings(), null),
  ]);
  const gallery = vehicleGalleryView(listing, name, context);
  const [head, offers, more, rows] = await Promise.all([
    vehicleHead(hit, seller, context),
    carOffers(listing, context),
    moreView(hit, seller, context),
    suggestions(
      [
        {
          id: 'similar',
          heading: t('detail.similar'),
          hits: similarVehicles(listing, price, index, audience),
        },
        {
          id: 'recent',
          heading: t('detail.recent'),
          hits: recentlyViewed(listing.vin, index, audience, request, context),
        },
      ],
      context,
    ),
  ]);
  const path = vehiclePath(listing);
  const facts = vehicleJsonLd({
    hit,
    name,
    url: new URL(context.href(path) ?? path, origin).href,
    seller: seller.place,
    pictures: gallery.pictures,
    crumbs,
    origin,
  });
  const view = {
    kind: 'offered' as const,
    vin: listing.vin,
    gallery,
    /** Null without a visible price. */
    payment: paymentView(hit, settings?.lease ?? null, context),
    still: serverRendered(
      {
        way: { crumbs, label: t('crumbs.label') },
        summary: summaryView(hit, seller, context),
        /** Null if there are no offers for the vehicle. */
        offers,
        more,
        rows,
        facts,
      },
      context,
    ),
  };
  return { head, view };
}
