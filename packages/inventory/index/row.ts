import { advertisedPrice, type PriceTerms } from '../price-statement.ts';
import type { Listing } from '../vehicle.ts';
import type { Attributes } from './attributes.ts';

/** The number of a car that has none. */
export const NONE = -1;

export type ColumnName = 'price' | 'mileage' | 'year' | 'day' | 'stock' | 'tail';
/** Numbers below this can be sorted together with a position (orders.ts). */
export const NUMBER_LIMIT = 2 ** 33;

/** A car and the data extracted from it once. */
export interface Row {
  readonly listing: Listing;
  readonly isSold: boolean;
  /** Ids of its values. Empty for a sold car, which no search finds. */
  readonly attributes: readonly number[];
  /**
   * Integers from 0 to below NUMBER_LIMIT, or NONE: advertised price in cents, miles, model year, day in stock since
   * 1970, and the beginnings of the stock number without zeros and of the VIN's tail, encoded by `codeOf`.
   */
  readonly numbers: Readonly<Record<ColumnName, number>>;
}

/** Stock numbers and VIN tails are sorted by this many characters. */
export const CODE_LENGTH = 6;
const CODE_BASE = 36;
const DAY_MS = 86_400_000;

/** Only letters and digits, in upper case. */
export const alphanumericText = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/**
 * A stock number as it is compared: without leading zeros, which people don't type. A number of zeros only keeps them.
 * @param text only letters and digits
 */
export const withoutZeros = (text: string): string => text.replace(/^0+(?=.)/, '');

/** Encodes bare text as a number that sorts like its first six characters. @param fill pads shorter text */
export const codeOf = (text: string, fill: '0' | 'Z' = '0'): number =>
  Number.parseInt(text.slice(0, CODE_LENGTH).padEnd(CODE_LENGTH, fill), CODE_BASE);

/** Numbers that no car can have become NONE, like null. */
const numberOf = (value: number | null): number =>
  value !== null && value >= 0 && value < NUMBER_LIMIT ? value : NONE;

const SOLD = { price: NONE, mileage: NONE, year: NONE, day: NONE, stock: NONE, tail: NONE };

/** Extracts a row from a car. */
export function readIndexRow(listing: Listing, attributes: Attributes, prices: PriceTerms): Row {
  const ids = attributes.read(listing);
  if (listing.status === 'sold' || listing.soldAt !== null) {
    return { listing, isSold: true, attributes: [], numbers: SOLD };
  }
  const stock = withoutZeros(alphanumericText(listing.stockNumber ?? ''));
  const numbers = {
    price: numberOf(advertisedPrice(listing, prices)),
    mileage: numberOf(listing.mileage),
    year: numberOf(listing.year),
    day: numberOf(Math.floor(Date.parse(listing.dateInStock) / DAY_MS)),
    stock: stock === '' ? NONE : codeOf(stock),
    tail: codeOf(alphanumericText(listing.vin.slice(-CODE_LENGTH))),
  };
  return { listing, isSold: false, attributes: ids, numbers };
}

/** The same car under other price terms. */
export function repriceRow(row: Row, prices: PriceTerms): Row {
  if (row.isSold) return row;
  const price = numberOf(advertisedPrice(row.listing, prices));
  return { ...row, numbers: { ...row.numbers, price } };
}
