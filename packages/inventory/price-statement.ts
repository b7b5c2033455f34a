/**
 * What a dealership says a car costs. Every page, feed, mail and program takes its figures from here, and no other code
 * adds a fee (decision 94).
 */
import { hash } from 'node:crypto';
import type { FeePayee } from '@rooftop/listing/fee-payees';
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
  /** In cents. A fee of $0 is listed too, because having no fee is a claim (standards 5.9). */
  readonly amount: number;
  /** Who keeps the money. */
  readonly payee: FeePayee;
  /** Whether everybody pays it. Such a fee is included in every price. */
  readonly isMandatory: boolean;
}

/** A reduction that the advertised price includes, so everybody gets it. One with conditions never lowers a price. */
interface Discount {
  /** The feed lowered the price, or has a higher old price. */
  readonly name: 'reduced';
  /** In cents. */
  readonly amount: number;
  /** When the feed lowered the price, in milliseconds since 1970. Null if only the feed knows. */
  readonly since: number | null;
}

/** Whose prices are locked: cars of a condition, or all cars wherever they are listed, but not on their own pages. */
export type PriceLock = ListingCondition | 'search';

/** How a dealership advertises its prices, and to whom. */
export interface PriceTerms {
  /** ISO 4217. */
  readonly currency: 'USD';
  /** English text that says what no price includes. */
  readonly disclaimer: string;
  /** The same for the cars of stores, by store key, where their fees make it another text. */
  readonly storeDisclaimers?: Readonly<Record<string, string>>;
  readonly fees: readonly Fee[];
  /** By store key, for stores with their own fees: fees differ by state. */
  readonly storeFees: Readonly<Record<string, readonly Fee[]>>;
  /** Prices that only visitors see who unlocked them (spec 6). */
  readonly locked: readonly PriceLock[];
}

/** The terms of a dealership without settings. */
export const WITHOUT_FEES: PriceTerms = {
  currency: 'USD',
  disclaimer: 'none',
  fees: [],
  storeFees: {},
  locked: [],
};

/** A car's price for an audience. The same facts always make the same statement, with the same ID. */
export interface PriceStatement {
  readonly id: string;
  readonly vin: string;
  /** Who may see the price: everybody, or visitors who unlocked it or the private car. */
  readonly audience: 'everybody' | 'unlocked';
  readonly currency: 'USD';
  /** The feed's price without fees, in cents. Null means "Call for pricing". */
  readonly vehiclePrice: number | null;
  /** All fees of the car's store, included or not. */
  readonly fees: readonly Fee[];
  /** The advertised price in cents: the vehicle's price and every fee that everybody pays. */
  readonly price: number | null;
  /** The previous price in cents, with the same fees. Null if it wasn't higher. */
  readonly before: number | null;
  readonly discounts: readonly Discount[];
  /** English text that says what the price does not include. */
  readonly disclaimer: string;
}

type PricedListing = Pick<Listing, 'salePrice' | 'oldPrice' | 'storeKey'>;
type StatedListing = PricedListing &
  Pick<Listing, 'vin' | 'condition' | 'isCertified' | 'isPrivate' | 'priceDroppedAt'>;

/** Store keys come from feeds, and could be the name of a property that every object has. */
const ownOf = <Terms>(stores: Readonly<Record<string, Terms>>, key: string | null): Terms | undefined =>
  key !== null && Object.hasOwn(stores, key) ? stores[key] : undefined;

/** The fees of a car's store, or else the dealership's. */
const feesOf = ({ storeKey }: PricedListing, { fees, storeFees }: PriceTerms): readonly Fee[] =>
  ownOf(storeFees, storeKey) ?? fees;

/** The fees that everybody pays. A price includes them. */
export const includedFees = (fees: readonly Fee[]): readonly Fee[] =>
  fees.filter(({ isMandatory }) => isMandatory);

/** The part of an advertised price that goes to government offices, in cents. It is in the price already. */
export const governmentPart = ({ fees }: Pick<PriceStatement, 'fees'>): number =>
  includedFees(fees)
    .filter(({ payee }) => payee === 'government')
    .reduce((sum, { amount }) => sum + amount, 0);

/** The fees that only some people pay. No price includes them. */
export const optionalFees = (fees: readonly Fee[]): readonly Fee[] =>
  fees.filter(({ isMandatory }) => !isMandatory);

/** In cents. Not exported, so that nothing else can add fees to a price. */
const withFees = (price: number, fees: readonly Fee[]): number =>
  includedFees(fees).reduce((sum, { amount }) => sum + amount, price);

/** The advertised price in cents, or null for "Call for pricing". */
export function advertisedPrice(listing: PricedListing, terms: PriceTerms): number | null {
  const price = shownPrice(listing);
  return price === null ? null : withFees(price, feesOf(listing, terms));
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

/** 96 bits: no two statements ever share an ID. */
const ID_LENGTH = 16;

/** The ID of a statement. It does not depend on the order of properties, which a database does not keep. */
function idOf({ fees, discounts, ...facts }: Omit<PriceStatement, 'id'>): string {
  const { vin, audience, currency, vehiclePrice, price, before, disclaimer } = facts;
  const stated = [
    [vin, audience, currency, vehiclePrice, price, before, disclaimer],
    fees.map(({ name, amount, payee, isMandatory }) => [name, amount, payee, isMandatory]),
    discounts.map(({ name, amount, since }) => [name, amount, since]),
  ];
  return hash('sha256', JSON.stringify(stated), 'base64url').slice(0, ID_LENGTH);
}

/** States the price of a car that is for sale. */
export function statePrice(listing: StatedListing, terms: PriceTerms): PriceStatement {
  const { vin, oldPrice, isPrivate, priceDroppedAt } = listing;
  const vehiclePrice = shownPrice(listing);
  const fees = feesOf(listing, terms);
  const isReduced = vehiclePrice !== null && oldPrice !== null && oldPrice > vehiclePrice;
  const stated = {
    vin,
    audience: isPrivate || isPriceLocked(listing, terms) ? 'unlocked' : 'everybody',
    currency: terms.currency,
    vehiclePrice,
    fees,
    price: vehiclePrice === null ? null : withFees(vehiclePrice, fees),
    before: isReduced ? withFees(oldPrice, fees) : null,
    discounts: isReduced ? [{ name: 'reduced', amount: oldPrice - vehiclePrice, since: priceDroppedAt }] : [],
    disclaimer: ownOf(terms.storeDisclaimers ?? {}, listing.storeKey) ?? terms.disclaimer,
  } as const satisfies Omit<PriceStatement, 'id'>;
  return { id: idOf(stated), ...stated };
}
