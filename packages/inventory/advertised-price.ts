import { conditionOf, type Listing, type ListingCondition, shownPrice } from './vehicle.ts';

/** What a sale costs beside the car. */
export interface Fee {
  readonly name: string;
  /** cents */
  readonly amount: number;
}

/** How a dealership advertises its prices, and to whom. */
export interface PriceTerms {
  /** `allIn` has the fees in the advertised price (decided.md, advertised price) */
  readonly mode: 'sale' | 'allIn';
  /** ISO 4217 */
  readonly currency: 'USD';
  /** the words that stand beside the price; `{{fees}}` are those of the same record */
  readonly disclaimer: string;
  readonly fees: readonly Fee[];
  /** of stores that have fees of their own, by store key: fees differ by state */
  readonly storeFees: Readonly<Record<string, readonly Fee[]>>;
  /** cars of these conditions show their price to those alone who unlocked prices (spec 6) */
  readonly locked: readonly ListingCondition[];
}

/** Prices as feeds have them, as long as nobody has said otherwise. */
export const SALE_PRICES: PriceTerms = {
  mode: 'sale',
  currency: 'USD',
  disclaimer: 'none',
  fees: [],
  storeFees: {},
  locked: [],
};

const NO_FEES: readonly Fee[] = [];

/** The fees that are in a car's advertised price; none when fees come on top of it. */
export const feesWithin = (
  { storeKey }: Pick<Listing, 'storeKey'>,
  { mode, fees, storeFees }: PriceTerms,
): readonly Fee[] => {
  if (mode === 'sale') return NO_FEES;
  // Feeds name stores, and may name one that every object knows.
  const own = storeKey !== null && Object.hasOwn(storeFees, storeKey) ? storeFees[storeKey] : undefined;
  return own ?? fees;
};

/** Fees together, in cents. */
export const sumOf = (fees: readonly Fee[]): number => fees.reduce((sum, { amount }) => sum + amount, 0);

/** The advertised price in cents. null: call for pricing */
export function advertisedPrice(
  listing: Pick<Listing, 'salePrice' | 'oldPrice' | 'storeKey'>,
  terms: PriceTerms,
): number | null {
  const price = shownPrice(listing);
  return price === null ? null : price + sumOf(feesWithin(listing, terms));
}

/** Whether a car's price is for those alone who unlocked prices. */
export const isPriceLocked = (
  listing: Pick<Listing, 'condition' | 'isCertified'>,
  { locked }: PriceTerms,
): boolean => locked.includes(conditionOf(listing));
