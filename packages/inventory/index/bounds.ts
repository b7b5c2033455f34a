import type { AudienceView } from './audience.ts';
import type { Narrowing } from './narrowing.ts';
import type { Range, RangeName } from './query.ts';
import { boundsOf, orderedBounds } from './selection.ts';
import type { Snapshot } from './snapshot.ts';

type Read = (narrowing: Narrowing, snapshot: Snapshot, sight: AudienceView) => Range | null;

const READS = {
  price: ({ priced }, { columns, orders }) => orderedBounds(priced('price'), columns.price, orders.priceLow),
  mileage: ({ cars }, { columns, orders }) => orderedBounds(cars('mileage'), columns.mileage, orders.mileage),
  year: ({ cars }, { columns, orders }) => orderedBounds(cars('year'), columns.year, orders.year),
  payment: ({ priced }, _snapshot, sight) => boundsOf(priced('payment'), sight.payments()),
} satisfies Record<RangeName, Read>;

/** The lowest and highest number of the cars that pass a query's other filters. Returns null if no car has one. */
export function readBounds(
  name: RangeName,
  narrowing: Narrowing,
  snapshot: Snapshot,
  sight: AudienceView,
): Range | null {
  const read: Read = READS[name];
  return read(narrowing, snapshot, sight);
}
