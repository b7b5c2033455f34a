import { BODY_STYLES, type BodyStyle } from '@rooftop/illustration/body-style';
import { z } from 'zod';

export const CONDITIONS = ['new', 'used'] as const;
/** The first segment of addresses: a certified car is a used one with the flag (spec 2, decided). */
export const LISTING_CONDITIONS = ['new', 'used', 'certified'] as const;
export type ListingCondition = (typeof LISTING_CONDITIONS)[number];

export { BODY_STYLES, type BodyStyle };

export const STATUSES = ['available', 'pending', 'coming-soon', 'sold'] as const;
export const TITLE_STATUSES = ['clean', 'branded'] as const;

const cents = z.number().int().positive();
const text = z.string().min(1);

/** A car as the dealership offers it, whatever feed it came from (spec 3, Vehicle). Money is integer cents, distances are miles. */
export const vehicleShape = z.object({
  /** 17 characters, upper case; unique within a dealership */
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
  drivetrain: z.enum(['AWD', '4WD', 'FWD', 'RWD']).nullable(),
  engine: text.nullable(),
  fuelType: text.nullable(),
  /** miles per gallon */
  mpgCity: z.number().int().positive().nullable(),
  mpgHighway: z.number().int().positive().nullable(),
  transmission: z.enum(['automatic', 'manual']).nullable(),
  exteriorColor: text.nullable(),
  interiorColor: text.nullable(),
  doors: z.number().int().min(1).max(9).nullable(),
  seats: z.number().int().min(1).max(20).nullable(),
  /** as the feed names them, without repeats */
  features: z.array(text),
  description: text.nullable(),
  /** null: call for pricing, unless there is an old price */
  salePrice: cents.nullable(),
  oldPrice: cents.nullable(),
  /** the maker's suggested price, which a lease is reckoned from; null: the feed does not say */
  listPrice: cents.nullable(),
  /** https addresses: on the dealer's own background, for a preview, then all others (spec 3, image source priority) */
  photos: z.array(text),
  /** https addresses of the maker's pictures of such a car: last on its page, first in searches (spec 3) */
  manufacturerPhotos: z.array(text),
  /** of the dealership's store that has the car; null: not said */
  storeKey: text.nullable(),
  /** `YYYY-MM-DD` */
  dateInStock: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  status: z.enum(STATUSES),
  /** shown to those alone who unlocked the inventory */
  isPrivate: z.boolean(),
  /** branded: salvage, rebuilt, flood and the like; null: not said */
  titleStatus: z.enum(TITLE_STATUSES).nullable(),
  /** whether feeds to Google and Meta may hold it */
  isAdvertised: z.boolean(),
});
export type Vehicle = z.infer<typeof vehicleShape>;

/** A car as it stands in the database and in the index. */
export interface Listing extends Vehicle {
  /** when the feed last lowered its price, milliseconds since 1970 */
  readonly priceDroppedAt: number | null;
  /** milliseconds since 1970 */
  readonly soldAt: number | null;
}

/** The price that is shown: the sale price, else the old price, else none: "Call For Pricing" (spec 3). */
export const shownPrice = ({ salePrice, oldPrice }: Pick<Vehicle, 'salePrice' | 'oldPrice'>): number | null =>
  salePrice ?? oldPrice;

/** What a car is offered as. */
export const conditionOf = ({
  condition,
  isCertified,
}: Pick<Vehicle, 'condition' | 'isCertified'>): ListingCondition =>
  condition === 'used' && isCertified ? 'certified' : condition;

/** For so long a sold car keeps its page; then it is gone for good, and search engines may forget it. */
export const SOLD_PAGE_MS = 30 * 86_400_000;
