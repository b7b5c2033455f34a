import {
  conditionOf,
  type Listing,
  LISTING_CONDITIONS,
  type ListingCondition,
  shownPrice,
} from './vehicle.ts';

/** A cost of a sale in addition to the car. */
export interface Fee {
  readonly name: string;
  /** In cents. */
  readonly amount: number;
}

/** Whose prices are locked: cars of a condition, or all cars wherever they are listed, but not on their own pages. */
export type PriceLock = ListingCondition | 'search';

/** How a dealership advertises its prices, and to whom. */
export interface PriceTerms {
  /** `allIn` includes the fees in the advertised price (decided.md, advertised price). */
  readonly mode: 'sale' | 'allIn';
  /** ISO 4217. */
  readonly currency: 'USD';
  /** Text shown beside the price. `{{fees}}` stands for the fees below. */
  readonly disclaimer: string;
  readonly fees: readonly Fee[];
  /** By store key, for stores with their own fees: fees differ by state. */
  readonly storeFees: Readonly<Record<string, readonly Fee[]>>;
  /** Prices that only visitors see who unlocked them (spec 6). */
  readonly locked: readonly PriceLock[];
}

/** The default: the feed's sale prices, without fees. */
export const SALE_PRICES: PriceTerms = {
  mode: 'sale',
  currency: 'USD',
  disclaimer: 'none',
  fees: [],
  storeFees: {},
  locked: [],
};

const NO_FEES: readonly Fee[] = [];

/** The fees included in a car's advertised price. Empty if fees come on top of it. */
export const feesWithin = (
  { storeKey }: Pick<Listing, 'storeKey'>,
  { mode, fees, storeFees }: PriceTerms,
): readonly Fee[] => {
  if (mode === 'sale') return NO_FEES;
  // Store keys come from feeds, and could be the name of a property that every object has.
  const own = storeKey !== null && Object.hasOwn(storeFees, storeKey) ? storeFees[storeKey] : undefined;
  return own ?? fees;
};

/** Sum of the fees, in cents. */
export const sumOf = (fees: readonly Fee[]): number => fees.reduce((sum, { amount }) => sum + amount, 0);

/** The advertised price in cents, or null for "Call for pricing". */
export function advertisedPrice(
  listing: Pick<Listing, 'salePrice' | 'oldPrice' | 'storeKey'>,
  terms: PriceTerms,
): number | null {
  const price = shownPrice(listing);
  return price === null ? null : price + sumOf(feesWithin(listing, terms));
}

/** Whether only visitors who unlocked prices see this car's price. */
export const isPriceLocked = (
  listing: Pick<Listing, 'condition' | 'isCertified'>,
  { locked }: PriceTerms,
): boolean => locked.includes(conditionOf(listing));

/**
 * The terms wherever cars are listed: search results with their filters and sorts, rows of cars, feeds, and the
 * store API.
 */
export const termsInLists = (terms: PriceTerms): PriceTerms =>
  terms.locked.includes('search') ? { ...terms, locked: LISTING_CONDITIONS } : terms;
