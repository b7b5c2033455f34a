import type { Company } from '@rooftop/content/documents/company';
import type { RequestContext } from '../../../context.server.ts';
import type { CurrentOffer } from '../../../offers/current-offers.ts';
import { type OfferCardView, offerCardView } from '../../../offers/offer-card-view.server.ts';
import { type OfferCarsView, offerCars } from '../../../offers/offer-cars.server.ts';
import { offerJsonLd } from '../../../offers/offer-json-ld.server.ts';
import { offerListPath, offerPath, OFFERS_PATH } from '../../../offers/offer-lists.ts';
import { disclaimerText } from '../../../offers/offer-words.server.ts';
import { type PhoneView, phoneView, placeOfCompany, placeView } from '../../../stores/place-view.server.ts';
import { pictureView, type PictureView } from '../../../ui/picture-view.server.ts';
import { proseHtml, type TrustedHtml } from '../../../ui/prose-html.server.tsx';
import { type Words, words } from '../../../wording.server.ts';
import { breadcrumbList } from '../../../vehicles/breadcrumb-list.ts';
import type { Crumb } from '../../../vehicles/crumbs.tsx';

const COUPON_WORDS = ['offers.code', 'offers.forCars', 'offers.where'] as const;

interface CouponPlace {
  readonly name: string;
  readonly address: readonly string[];
  /** of the department, else of sales */
  readonly phone: PhoneView | null;
}

/** An offer in full: what there is to be had, until when, for which cars, and where. */
export interface CouponView extends OfferCardView {
  readonly kind: 'coupon';
  readonly crumbs: readonly Crumb[];
  readonly crumbsLabel: string;
  readonly description: TrustedHtml | null;
  readonly disclaimer: string | null;
  readonly picture: PictureView | null;
  readonly forCars: OfferCarsView | null;
  /** who honours it */
  readonly place: CouponPlace;
  readonly structured: object;
  readonly words: Words<(typeof COUPON_WORDS)[number]>;
}

export async function couponView(offer: CurrentOffer, context: RequestContext): Promise<CouponView> {
  const { dealership, href, imageUrl, origin, say } = context;
  const { department, description, disclaimer, image, lastDay, name } = offer;
  const [company, forCars] = await Promise.all([context.company(), offerCars(offer, context)]);
  const crumbs: readonly Crumb[] = [
    { label: dealership.name, href: href('/') },
    { label: say('offers.heading'), href: href(OFFERS_PATH) },
    { label: say(`offers.heading.${department}`), href: href(offerListPath(department)) },
    { label: name, href: null },
  ];
  const path = offerPath(offer);
  const url = new URL(href(path) ?? path, origin).href;
  return {
    kind: 'coupon',
    ...offerCardView(offer, context),
    crumbs,
    crumbsLabel: say('crumbs.label'),
    description: proseHtml(description, href),
    disclaimer: disclaimerText(disclaimer, lastDay, context),
    picture: image && pictureView(image, imageUrl, 'half'),
    forCars,
    place: couponPlace(company, department, context),
    structured: {
      '@context': 'https://schema.org',
      '@graph': [offerJsonLd(offer, context), breadcrumbList(crumbs, url)],
    },
    words: words(say, COUPON_WORDS),
  };
}

/** Without hours: a coupon is as good when the doors are closed. */
const NO_HOURS = { sales: null, service: null };

function couponPlace(
  company: Company,
  department: CurrentOffer['department'],
  context: RequestContext,
): CouponPlace {
  const { name, address } = placeView({ ...placeOfCompany(company), hours: NO_HOURS }, context);
  const service = department === 'service' ? company.servicePhone : null;
  const sales = company.salesPhone ?? company.phone;
  if (service !== null) return { name, address, phone: phoneView(service, 'service', context) };
  return { name, address, phone: sales === null ? null : phoneView(sales, 'sales', context) };
}
