/** Who advertises cars elsewhere, and what feeds say of each. */
import type { Hit } from '../index/result-page.ts';

/** A place that sells cars, as Google and Meta know it. */
export interface AdvertisedStore {
  /** of its Business Profile, capitals included: `lakeshore-erie` */
  readonly code: string;
  readonly name: string;
  readonly address: {
    readonly line1: string;
    readonly city: string;
    /** two letters */
    readonly state: string;
    readonly zip: string;
  };
  readonly coordinates: { readonly lat: number; readonly lng: number } | null;
}

export interface Advertiser {
  /** The store that has a car; null: none with an address. */
  readonly storeOf: (hit: Hit) => AdvertisedStore | null;
  /** A car's own page, absolute. */
  readonly pageOf: (hit: Hit) => string;
  /** Photos of the very car, absolute, the best first: never a drawing, never its maker's picture. */
  readonly photosOf: (hit: Hit) => readonly string[];
  /** What has to be said beside its price; null: nothing. */
  readonly disclaimerOf: (hit: Hit) => string | null;
  /** whether the dealership vouches that a car's title is clean as long as its feed says nothing else */
  readonly titlesAreClean: boolean;
}

/** A car that passed the rules, with all that a row needs. */
export interface AdvertisedCar {
  readonly listing: Hit['listing'];
  /** cents */
  readonly price: number;
  readonly store: AdvertisedStore;
  readonly page: string;
  readonly photos: readonly string[];
  readonly disclaimer: string | null;
}

/** Cents as feeds have money: `13998.00 USD`. */
export const dollars = (cents: number): string => `${(cents / 100).toFixed(2)} USD`;

/** An address on one line. */
export const addressLine = ({ address: { line1, city, state, zip } }: AdvertisedStore): string =>
  `${line1}, ${city}, ${state} ${zip}`;
