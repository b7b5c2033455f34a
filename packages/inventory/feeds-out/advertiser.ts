/** Who advertises cars on other sites, and what feeds need to know about the dealership. */
import type { PostalAddress } from '@rooftop/tenancy/address-lines';
import type { Hit } from '../index/result-page.ts';

/** A store that sells cars, as Google and Meta know it. */
export interface AdvertisedStore {
  /** Store code of its Business Profile, case-sensitive: `lakeshore-erie`. */
  readonly code: string;
  readonly name: string;
  readonly address: PostalAddress;
  readonly coordinates: { readonly lat: number; readonly lng: number } | null;
}

export interface Advertiser {
  /** The store that has a car. Null if no store with an address has it. */
  readonly storeOf: (hit: Hit) => AdvertisedStore | null;
  /** Absolute URL of a car's page. */
  readonly pageOf: (hit: Hit) => string;
  /** Absolute URLs of photos of this very car, the best first: never drawings or manufacturer's pictures. */
  readonly photosOf: (hit: Hit) => readonly string[];
  /** The disclaimer required beside its price, or null if there is none. */
  readonly disclaimerOf: (hit: Hit) => string | null;
  /** Whether the dealership vouches for clean titles of cars whose feed does not say. */
  readonly titlesAreClean: boolean;
}

/** A car that passed the rules, with everything that a row needs. */
export interface AdvertisedCar {
  readonly listing: Hit['listing'];
  /** In cents. */
  readonly price: number;
  readonly store: AdvertisedStore;
  readonly page: string;
  readonly photos: readonly string[];
  readonly disclaimer: string | null;
}

/** Formats cents for feeds: `13998.00 USD`. */
export const formatDollars = (cents: number): string => `${(cents / 100).toFixed(2)} USD`;
