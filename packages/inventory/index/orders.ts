import type { Columns } from './columns.ts';
import type { Pause } from './pauses.ts';
import type { Sort } from './query.ts';
import { type ColumnName, NONE } from './row.ts';

/** Positions in the order of a column, equal values by VIN; cars without a value are left out. */
export type Order = Uint32Array;

/** How a sort reads its column. Cars without a value come last, whichever the direction. */
export const SORT_COLUMNS = {
  newest: { column: 'day', isDescending: true },
  oldest: { column: 'day', isDescending: false },
  mileage: { column: 'mileage', isDescending: false },
  year: { column: 'year', isDescending: true },
  priceHigh: { column: 'price', isDescending: true },
  priceLow: { column: 'price', isDescending: false },
} as const satisfies Record<Sort, { column: ColumnName; isDescending: boolean }>;

/** More positions than an index has. A column's numbers times this are exact in a double. */
const POSITIONS = 2 ** 20;
/** More than a column's numbers. */
const VALUES = 2 ** 33;

/** A number that sorts by value and then by position, which is by VIN. */
export const sortKey = (value: number, position: number, isDescending: boolean): number =>
  (isDescending ? VALUES - value : value) * POSITIONS + position;

export const positionOfKey = (key: number): number => key % POSITIONS;

/** Sorts positions by a column of whole numbers below 2^33. */
function orderBy(column: Float64Array, isDescending: boolean): Order {
  let known = 0;
  const keys = new Float64Array(column.length);
  for (let position = 0; position < column.length; position += 1) {
    const value = column[position] ?? NONE;
    if (value === NONE) continue;
    keys[known] = sortKey(value, position, isDescending);
    known += 1;
  }
  return Uint32Array.from(keys.subarray(0, known).sort(), positionOfKey);
}

/** What searches go through in order: the sorts, and the codes of identifiers. */
export type Orders = Readonly<Record<Sort | 'stock' | 'tail', Order>>;

export async function orderAll(columns: Columns, pause: Pause): Promise<Orders> {
  const order = async (column: ColumnName, isDescending: boolean): Promise<Order> => {
    await pause();
    return orderBy(columns[column], isDescending);
  };
  const sorted = (sort: Sort): Promise<Order> =>
    order(SORT_COLUMNS[sort].column, SORT_COLUMNS[sort].isDescending);
  return {
    newest: await sorted('newest'),
    oldest: await sorted('oldest'),
    mileage: await sorted('mileage'),
    year: await sorted('year'),
    priceHigh: await sorted('priceHigh'),
    priceLow: await sorted('priceLow'),
    stock: await order('stock', false),
    tail: await order('tail', false),
  };
}
