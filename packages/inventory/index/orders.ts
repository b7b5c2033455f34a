import type { NumberColumns } from './number-columns.ts';
import { REMOVED, type Moves } from './moves.ts';
import type { Pause } from './pauses.ts';
import { SORT_OPTIONS } from './query.ts';
import { type ColumnName, NONE, NUMBER_LIMIT } from './row.ts';

/** Positions in the order of a column; equal values are in the order of VINs. Excludes cars without a value. */
export type Order = Uint32Array;

/** More positions than an index can have. Numbers of a column times this are exact in a double. */
const POSITIONS = 2 ** 20;

/** A number that sorts by value and then by position, which means by VIN. */
export const sortKey = (value: number, position: number, isDescending: boolean): number =>
  (isDescending ? NUMBER_LIMIT - value : value) * POSITIONS + position;

export const positionOfKey = (key: number): number => key % POSITIONS;

/** Sorted keys of the cars that have a value. @param positions null for all */
function sortedKeys(
  column: Float64Array,
  isDescending: boolean,
  positions: readonly number[] | null,
): Float64Array {
  const count = positions?.length ?? column.length;
  const keys = new Float64Array(count);
  let known = 0;
  for (let at = 0; at < count; at += 1) {
    const position = positions === null ? at : (positions[at] ?? 0);
    const value = column[position] ?? NONE;
    if (value === NONE) continue;
    keys[known] = sortKey(value, position, isDescending);
    known += 1;
  }
  return keys.subarray(0, known).sort();
}

/** Updates an order. Cars that stayed are still in order; the others are merged in. */
function moveOrder(order: Order, { to, fresh }: Moves, column: Float64Array, isDescending: boolean): Order {
  const added = sortedKeys(column, isDescending, fresh);
  const moved = new Uint32Array(order.length + added.length);
  let next = 0;
  let count = 0;
  for (let at = 0; at < order.length; at += 1) {
    const position = to[order[at] ?? 0] ?? REMOVED;
    if (position === REMOVED) continue;
    if (next < added.length) {
      const key = sortKey(column[position] ?? NONE, position, isDescending);
      for (; next < added.length && (added[next] ?? 0) < key; next += 1) {
        moved[count] = positionOfKey(added[next] ?? 0);
        count += 1;
      }
    }
    moved[count] = position;
    count += 1;
  }
  moved.set(Uint32Array.from(added.subarray(next), positionOfKey), count);
  return moved.slice(0, count + added.length - next);
}

/** The columns that searches read in order: the sorts, and the codes of identifiers. */
const ORDERED = {
  ...SORT_OPTIONS,
  stock: { column: 'stock', isDescending: false },
  tail: { column: 'tail', isDescending: false },
} as const satisfies Record<string, { column: ColumnName; isDescending: boolean }>;

type OrderName = keyof typeof ORDERED;
export type Orders = Readonly<Record<OrderName, Order>>;

const ORDER_NAMES = Object.keys(ORDERED).filter((name): name is OrderName => Object.hasOwn(ORDERED, name));

const isComplete = (orders: Partial<Orders>): orders is Orders =>
  ORDER_NAMES.every((name) => orders[name] !== undefined);

async function ordersOf(order: (name: OrderName) => Order, pause: Pause): Promise<Orders> {
  const orders: { [name in OrderName]?: Order } = {};
  for (const name of ORDER_NAMES) {
    await pause();
    orders[name] = order(name);
  }
  if (!isComplete(orders)) throw new Error('An order of the index is missing');
  return orders;
}

export const sortOrders = (columns: NumberColumns, pause: Pause): Promise<Orders> =>
  ordersOf((name) => {
    const { column, isDescending } = ORDERED[name];
    return Uint32Array.from(sortedKeys(columns[column], isDescending, null), positionOfKey);
  }, pause);

/** Updates the orders of the previous snapshot. Reuses an order if no number in its column changed. */
export function moveOrders(
  before: { readonly orders: Orders; readonly columns: NumberColumns },
  moves: Moves,
  columns: NumberColumns,
  pause: Pause,
): Promise<Orders> {
  return ordersOf((name) => {
    const { column, isDescending } = ORDERED[name];
    const [was, now] = [before.columns[column], columns[column]];
    return moves.isInPlace && moves.fresh.every((at) => was[at] === now[at])
      ? before.orders[name]
      : moveOrder(before.orders[name], moves, now, isDescending);
  }, pause);
}
