import { BODY_STYLES, type BodyStyle } from '@rooftop/illustration/body-styles';
import { CONDITIONS, LISTING_CONDITIONS, type ListingCondition } from '@rooftop/listing/listing-conditions';
import { DRIVETRAINS } from '@rooftop/vin/vin-facts';
import { z } from 'zod';
import type { VehicleNote } from './overrides.ts';

export { BODY_STYLES, type BodyStyle, LISTING_CONDITIONS, type ListingCondition };

export const VEHICLE_STATUSES = ['available', 'pending', 'coming-soon', 'sold'] as const;
const TITLE_STATUSES = ['clean', 'branded'] as const;

const cents = z.number().int().positive();
const text = z.string().min(1);

/**
 * A car as the dealership offers it, whatever its feed (spec 3, Vehicle). Money is in integer cents, distances are in
 * miles.
 */
export const vehicleShape = z.object({
  /** 17 characters in upper case, unique within a dealership. */
  vin: z.string().length(17),
  stockNumber: text.nullable(),
  condition: z.enum(CONDITIONS),
  isCertified: z.boolean(),
  year: z.number().int().min(1900).max(2100),
  make: text,
  model: text,
  trim: text.nullable(),
  bodyStyle: z.enum(BODY_STYLES).nullable(),
  mileage: z.number().int().nonnegative().nullable(),
  drivetrain: z.enum(DRIVETRAINS).nullable(),
  engine: text.nullable(),
  fuelType: text.nullable(),
  /** In miles per gallon. */
  mpgCity: z.number().int().positive().nullable(),
  mpgHighway: z.number().int().positive().nullable(),
  transmission: z.enum(['automatic', 'manual']).nullable(),
  exteriorColor: text.nullable(),
  interiorColor: text.nullable(),
  doors: z.number().int().min(1).max(9).nullable(),
  seats: z.number().int().min(1).max(20).nullable(),
  /** As spelled in the feed, without duplicates. */
  features: z.array(text),
  description: text.nullable(),
  /** Null means "Call for pricing", unless there is an old price. */
  salePrice: cents.nullable(),
  oldPrice: cents.nullable(),
  /** The manufacturer's suggested price, which leases are calculated from. Null if the feed does not say. */
  listPrice: cents.nullable(),
  /**
   * HTTPS URLs: first on the dealer's own background, then for a preview, then all others (spec 3, image source
   * priority).
   */
  photos: z.array(text),
  /** HTTPS URLs of the manufacturer's pictures of the model: last on its page, first in searches (spec 3). */
  manufacturerPhotos: z.array(text),
  /** Key of the store that has the car, or null if the feed does not say. */
  storeKey: text.nullable(),
  /** `YYYY-MM-DD`. */
  dateInStock: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  status: z.enum(VEHICLE_STATUSES),
  /** Shown only to visitors who unlocked the inventory. */
  isPrivate: z.boolean(),
  /** Branded means salvage, rebuilt, flood and the like. Null if the feed does not say. */
  titleStatus: z.enum(TITLE_STATUSES).nullable(),
  /** Whether feeds to Google and Meta may include it. */
  isAdvertised: z.boolean(),
});
export type Vehicle = z.infer<typeof vehicleShape>;

/** A car in the database and in the index: as its feed says, under what the dealership's staff say (overrides.ts). */
export interface Listing extends Vehicle {
  /** When the feed last lowered its price, in milliseconds since 1970. */
  readonly priceDroppedAt: number | null;
  /** In milliseconds since 1970. */
  readonly soldAt: number | null;
  /** Its place among the featured cars, from 1. Null if it is not featured. */
  readonly featured: number | null;
  readonly note: VehicleNote | null;
}

/** The price to show: the sale price, or else the old price. Null means "Call For Pricing" (spec 3). */
export const shownPrice = ({ salePrice, oldPrice }: Pick<Vehicle, 'salePrice' | 'oldPrice'>): number | null =>
  salePrice ?? oldPrice;

/** The condition that a car is offered as. */
export const conditionOf = ({
  condition,
  isCertified,
}: Pick<Vehicle, 'condition' | 'isCertified'>): ListingCondition =>
  condition === 'used' && isCertified ? 'certified' : condition;

/** How long a sold car keeps its page. After that the page is permanently gone, and search engines may remove it. */
export const SOLD_PAGE_MS = 30 * 86_400_000;
