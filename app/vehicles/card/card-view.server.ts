import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import type { Hit } from '@rooftop/inventory/index/result-page';
import type { Store } from '@rooftop/content/documents/store/store';
import { LRUCache } from 'lru-cache';
import type { RequestContext } from '#app/context.server.ts';
import { localPath } from '#app/http/page-request.ts';
import { paymentBasis } from '@rooftop/platform/inventory/audiences';
import { wordsFor } from '#app/locales/wording.server.ts';
import { askAboutPath, canBeDriven } from '../ask-about.server.ts';
import { formatCount } from '@rooftop/platform/wording/format-number';
import { personalizeHref } from '../personalize/personalize-href.server.ts';
import { createPriceView, type PriceView } from '../price-view.server.ts';
import { testDrivePath } from '../test-drive/test-drive-request.server.ts';
import { vehicleName } from '../vehicle-name.ts';
import { vehicleCardPicture, type VehiclePictureView } from '../pictures/vehicle-pictures.server.ts';

interface CardBadge {
  readonly tone: 'neutral' | 'brand' | 'accent' | 'good' | 'warn';
  readonly label: string;
}

/** A vehicle in a list. */
export interface VehicleCardView {
  readonly vin: string;
  readonly href: string;
  /** URL to schedule a test drive. Null for a car that is coming soon or sale pending. */
  readonly testDrive: string | null;
  /** URL to ask for a notification when it is available. */
  readonly tellMe: string;
  /** The store's phone if there is no price, else the contact page. Null if the price is shown or locked. */
  readonly callForPrice: string | null;
  /** URL to personalize the price. Null if there are neither payments nor a locked price. */
  readonly personalize: string | null;
  readonly name: string;
  readonly trim: string | null;
  readonly picture: VehiclePictureView;
  /** As text, or null if unknown. */
  readonly mileage: string | null;
  /** Null if there is only one store. */
  readonly store: string | null;
  readonly badges: readonly CardBadge[];
  readonly price: PriceView;
}

const BADGES = [
  'card.private',
  'card.comingSoon',
  'card.pending',
  'card.certified',
  'card.priceDrop',
] as const;

/** A card, and what it was built from besides the car. */
interface MadeCard {
  readonly view: VehicleCardView;
  readonly hit: Hit;
  /** Payment terms of the request; see `createCardView`. */
  readonly terms: string;
}

/**
 * Cards of the most viewed cars, enough for the first pages of a few dealerships. A changed car is a new object.
 * Changes outside the car, such as photo hosts, show up after the TTL.
 */
const cards = new LRUCache<Hit['listing'], MadeCard>({ max: 4000, ttl: 60_000 });

const isSame = (a: Hit, b: Hit): boolean => a.statement?.id === b.statement?.id && a.payment === b.payment;

/** Builds the cards of one request. Whatever they share is looked up once. */
export function createCardView(context: RequestContext, stores: readonly Store[]) {
  const { dealership, t, locale, now } = context;
  const priceOf = createPriceView(t, locale, paymentBasis(context), now.getTime());
  const badgeWords = wordsFor(t, BADGES);
  const miles = t('card.miles', { miles: '{miles}' });
  const phones = new Map(stores.map(({ key, phones: { sales } }) => [key, sales && `tel:${sales}`]));
  const [onlyPhone] = phones.size === 1 ? phones.values() : [];
  const storeNames = new Map(stores.length < 2 ? [] : stores.map(({ key, name }) => [key, name]));

  function badges(
    { status, isCertified, isPrivate }: Hit['listing'],
    { isDrop }: PriceView,
  ): readonly CardBadge[] {
    const all: readonly (CardBadge | false)[] = [
      isPrivate && { tone: 'brand', label: badgeWords['card.private'] },
      status === 'coming-soon' && { tone: 'brand', label: badgeWords['card.comingSoon'] },
      status === 'pending' && { tone: 'warn', label: badgeWords['card.pending'] },
      isCertified && { tone: 'good', label: badgeWords['card.certified'] },
      isDrop && { tone: 'accent', label: badgeWords['card.priceDrop'] },
    ];
    return all.filter((badge) => badge !== false);
  }

  function made(hit: Hit): VehicleCardView {
    const { listing } = hit;
    const price = priceOf(hit);
    const tellMe = localPath(askAboutPath(listing.vin), locale, dealership.languages);
    return {
      vin: listing.vin,
      href: localPath(vehiclePath(listing), locale, dealership.languages),
      testDrive: canBeDriven(listing)
        ? localPath(testDrivePath(listing.vin), locale, dealership.languages)
        : null,
      tellMe,
      callForPrice:
        price.amount === null && !price.isLocked
          ? (phones.get(listing.storeKey ?? '') ?? onlyPhone ?? tellMe)
          : null,
      personalize: personalizeHref(hit, context),
      name: vehicleName(listing),
      trim: listing.trim,
      // The name below the image describes it.
      picture: { ...vehicleCardPicture(listing, context), alt: '' },
      mileage:
        listing.mileage === null ? null : miles.replace('{miles}', formatCount(listing.mileage, locale)),
      store: storeNames.get(listing.storeKey ?? '') ?? null,
      badges: badges(listing, price),
      price,
    };
  }

  const terms = JSON.stringify([
    locale,
    dealership.languages,
    paymentBasis(context),
    [...storeNames],
    [...phones],
  ]);
  return (hit: Hit): VehicleCardView => {
    // A car without a visible price is rendered per request: it may be a copy without its locked price.
    if (hit.price === null) return made(hit);
    const known = cards.get(hit.listing);
    if (known !== undefined && known.terms === terms && isSame(known.hit, hit)) return known.view;
    const view = made(hit);
    cards.set(hit.listing, { view, hit, terms });
    return view;
  };
}
