import { advertisedPrice, type Fee, feesWithin, type PriceTerms } from '../advertised-price.ts';
import type { Listing } from '../vehicle.ts';
import type { Attributes } from './attributes.ts';

/** What a number is for a car without one. */
export const NONE = -1;

export type ColumnName = 'price' | 'mileage' | 'year' | 'day' | 'stock' | 'tail';
/** Numbers below it can be sorted by together with a position (orders.ts). */
export const NUMBER_LIMIT = 2 ** 33;

/** A car and what is read off it once and for all. */
export interface Row {
  readonly listing: Listing;
  readonly isSold: boolean;
  /** in its advertised price */
  readonly fees: readonly Fee[];
  /** ids of its values; none for a sold car, which no search finds */
  readonly attributes: readonly number[];
  /**
   * Whole, from 0 and below NUMBER_LIMIT, or NONE: advertised price in cents, miles, model year, day in stock since 1970,
   * beginnings of stock number and of the VIN's end as codeOf writes them.
   */
  readonly numbers: Readonly<Record<ColumnName, number>>;
}

/** Stock numbers and the ends of VINs are sorted by so many characters. */
export const CODE_LENGTH = 6;
const CODE_BASE = 36;
const DAY_MS = 86_400_000;

/** Letters and digits alone, upper case. */
export const bareText = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** Bare text as a number that sorts like its first six characters. @param fill stands for what is missing */
export const codeOf = (text: string, fill: '0' | 'Z' = '0'): number =>
  Number.parseInt(text.slice(0, CODE_LENGTH).padEnd(CODE_LENGTH, fill), CODE_BASE);

/** A number that no car can have, and none at all, are NONE. */
const numberOf = (value: number | null): number =>
  value !== null && value >= 0 && value < NUMBER_LIMIT ? value : NONE;

const SOLD = { price: NONE, mileage: NONE, year: NONE, day: NONE, stock: NONE, tail: NONE };

/** Reads a car. */
export function readRow(listing: Listing, attributes: Attributes, prices: PriceTerms): Row {
  const ids = attributes.read(listing);
  if (listing.status === 'sold' || listing.soldAt !== null) {
    return { listing, isSold: true, fees: [], attributes: [], numbers: SOLD };
  }
  const stock = bareText(listing.stockNumber ?? '');
  const numbers = {
    price: numberOf(advertisedPrice(listing, prices)),
    mileage: numberOf(listing.mileage),
    year: numberOf(listing.year),
    day: numberOf(Math.floor(Date.parse(listing.dateInStock) / DAY_MS)),
    stock: stock === '' ? NONE : codeOf(stock),
    tail: codeOf(bareText(listing.vin.slice(-CODE_LENGTH))),
  };
  const fees = feesWithin(listing, prices);
  return { listing, isSold: false, fees, attributes: ids, numbers };
}

/** The same car under other price terms. */
export function repriceRow(row: Row, prices: PriceTerms): Row {
  if (row.isSold) return row;
  const price = numberOf(advertisedPrice(row.listing, prices));
  return { ...row, fees: feesWithin(row.listing, prices), numbers: { ...row.numbers, price } };
}
