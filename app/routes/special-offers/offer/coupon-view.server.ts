import { pathTo } from '@rooftop/content/page-paths';
import type { Store } from '@rooftop/content/documents/store/store';
import type { RequestContext } from '#app/context.server.ts';
import type { CurrentOffer } from '#app/vehicles/offers/current-offers.ts';
import { offerCardView } from '#app/vehicles/offers/offer-card-view.server.ts';
import { offerCars } from '#app/vehicles/offers/offer-cars.server.ts';
import { offerJsonLd } from '#app/vehicles/offers/offer-json-ld.server.ts';
import { offerListPath, offerPath } from '#app/vehicles/offers/offer-lists.ts';
import { disclaimerText } from '#app/vehicles/offers/offer-words.server.ts';
import {
  phoneView,
  type Place,
  placeOfCompany,
  placeOfStore,
  placeView,
} from '#app/stores/place-view.server.ts';
import { pictureView } from '#app/ui/media/picture-view.server.ts';
import { proseHtml } from '#app/ui/prose/prose-html.server.tsx';
import { hasWorkshop } from '@rooftop/platform/appointments/workshops';
import { orFallback } from '@rooftop/platform/or-fallback';
import { wordsFor } from '#app/locales/wording.server.ts';
import { breadcrumbList } from '#app/ui/crumbs/breadcrumb-list.ts';
import type { Crumb } from '#app/ui/crumbs/crumbs.tsx';

const COUPON_WORDS = ['offers.where'] as const;

type CouponDepartment = keyof Place['phones'];

/** Full details of an offer: what it is, how long it lasts, which cars it is for, and where. */
export type CouponView = Awaited<ReturnType<typeof couponView>>;

export async function couponView(offer: CurrentOffer, context: RequestContext) {
  const { dealership, href, imageUrl, origin, t } = context;
  const { department, description, disclaimer, image, lastDay, name } = offer;
  const [places, forCars] = await Promise.all([couponPlaces(offer, context), offerCars(offer, context)]);
  const crumbs: readonly Crumb[] = [
    { label: dealership.name, href: href('/') },
    { label: t('offers.heading'), href: href(pathTo('special-offers')) },
    { label: t(`offers.heading.${department}`), href: href(offerListPath(department)) },
    { label: name, href: null },
  ];
  const path = offerPath(offer);
  const url = new URL(href(path) ?? path, origin).href;
  return {
    kind: 'coupon' as const,
    ...offerCardView(offer, context),
    crumbs,
    crumbsLabel: t('crumbs.label'),
    description: proseHtml(description, href),
    disclaimer: disclaimerText(disclaimer, lastDay, context),
    picture: image && pictureView(image, imageUrl, 'half'),
    forCars,
    /** Where the offer is valid: one place, or each store with a service center. */
    places,
    structured: {
      '@context': 'https://schema.org',
      '@graph': [offerJsonLd(offer, context), breadcrumbList(crumbs, url)],
    },
    words: wordsFor(t, COUPON_WORDS),
  };
}

/** Hours are left out: a coupon is valid regardless of them. */
const NO_HOURS = { sales: null, service: null };

function couponPlace(place: Place, department: CouponDepartment, context: RequestContext) {
  const { name, address } = placeView({ ...place, hours: NO_HOURS }, context);
  const number = place.phones[department] ?? place.phone;
  return {
    name,
    address,
    /** Phone of the offer's department, or else the main phone. */
    phone: number === null ? null : phoneView(number, department, context),
  };
}

/**
 * Where an offer is valid: at the dealership as this visitor sees it. Service offers list every store with a service
 * center, the chosen store first, because some stores only sell cars.
 */
async function couponPlaces(
  { department, typeLabel }: Pick<CurrentOffer, 'department' | 'typeLabel'>,
  context: RequestContext,
) {
  const isService = department === 'service' || typeLabel === 'Service';
  const workshops = isService ? (await orFallback(context.content.stores(), [])).filter(hasWorkshop) : [];
  if (workshops.length > 0) {
    const isChosen = ({ key }: Store) => key === context.store?.key;
    return [...workshops.filter(isChosen), ...workshops.filter((store) => !isChosen(store))].map((store) =>
      couponPlace(placeOfStore(store), 'service', context),
    );
  }
  const place = placeOfCompany(await context.company());
  return [couponPlace(place, isService ? 'service' : 'sales', context)];
}
