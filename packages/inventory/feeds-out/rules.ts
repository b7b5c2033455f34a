/** Which cars may be advertised on other sites, and why others may not. */
import { isValidVin } from '@rooftop/vin/check-digit';
import { isDummyVin } from '@rooftop/vin/dummy-vin';
import type { Hit } from '../index/result-page.ts';
import type { AdvertisedCar, Advertiser } from './advertiser.ts';

/** Each rule with its text in reports, in the order in which they are checked. */
export const RULES = {
  private: 'only for visitors who unlocked the inventory',
  'not-available': 'sold, pending or coming soon',
  'opted-out': 'its feed opts it out of advertising',
  'price-locked': 'its price is only for visitors who unlocked prices',
  'no-price': 'call for pricing: a feed needs a price',
  'bad-vin': 'its VIN is not that of a car: the check digit is wrong, or it is only typed to fill the field',
  'no-store': 'not at a store with an address',
  'branded-title': 'its title is branded: salvage, rebuilt, flood and so on',
  'unknown-title': 'its title is not known to be clean',
  'no-mileage': 'a used car needs its mileage',
  'no-photo': 'no photo of this car; drawings are not sent',
  'no-color': 'its color is unknown',
  'no-body-style': 'its body style is unknown',
  commercial: 'a commercial vehicle',
} as const;
export type FeedRule = keyof typeof RULES;

/** A requirement of some feeds beyond the rules for all of them. */
export type FeedRequirement = Extract<
  FeedRule,
  'unknown-title' | 'no-mileage' | 'no-photo' | 'no-color' | 'no-body-style' | 'commercial'
>;

type RuleCheck =
  | { readonly kind: 'advertised'; readonly car: AdvertisedCar }
  | { readonly kind: 'left-out'; readonly rule: FeedRule };

const leftOut = (rule: FeedRule): RuleCheck => ({ kind: 'left-out', rule });

/** The first requirement that a car does not meet. */
function unmet(
  { listing }: Hit,
  photos: readonly string[],
  demands: ReadonlySet<FeedRequirement>,
  { titlesAreClean }: Pick<Advertiser, 'titlesAreClean'>,
): FeedRule | undefined {
  const fails: Readonly<Record<FeedRequirement, boolean>> = {
    'unknown-title': listing.titleStatus === null && listing.condition === 'used' && !titlesAreClean,
    'no-mileage': listing.mileage === null && listing.condition === 'used',
    'no-photo': photos.length === 0,
    'no-color': listing.exteriorColor === null,
    'no-body-style': listing.bodyStyle === null,
    commercial: listing.bodyStyle === 'commercial',
  };
  return [...demands].find((demand) => fails[demand]);
}

/**
 * Checks whether a car may be advertised.
 * @param hit as shown to the public, so without a locked price
 */
export function checkCar(hit: Hit, advertiser: Advertiser, demands: ReadonlySet<FeedRequirement>): RuleCheck {
  const { listing, price, isPriceLocked } = hit;
  if (listing.isPrivate) return leftOut('private');
  if (listing.status !== 'available') return leftOut('not-available');
  if (!listing.isAdvertised) return leftOut('opted-out');
  if (isPriceLocked) return leftOut('price-locked');
  if (price === null) return leftOut('no-price');
  if (!isValidVin(listing.vin) || isDummyVin(listing.vin)) return leftOut('bad-vin');
  if (listing.titleStatus === 'branded') return leftOut('branded-title');
  const store = advertiser.storeOf(hit);
  if (store === null) return leftOut('no-store');
  const photos = advertiser.photosOf(hit);
  const rule = unmet(hit, photos, demands, advertiser);
  if (rule !== undefined) return leftOut(rule);
  const page = advertiser.pageOf(hit);
  return {
    kind: 'advertised',
    car: { listing, price, store, page, photos, disclaimer: advertiser.disclaimerOf(hit) },
  };
}
