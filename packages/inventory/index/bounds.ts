import type { Sight } from './audience.ts';
import type { Narrowing } from './narrowing.ts';
import type { Range, RangeName } from './query.ts';
import { boundsOf, orderedBounds } from './selection.ts';
import type { Snapshot } from './snapshot.ts';

/** Least and greatest number of the cars that pass a query's other filters. null: none has one. */
export function readBounds(
  name: RangeName,
  { cars, priced }: Narrowing,
  { columns, orders }: Snapshot,
  sight: Sight,
): Range | null {
  switch (name) {
    case 'price':
      return orderedBounds(priced(name), columns.price, orders.priceLow);
    case 'mileage':
      return orderedBounds(cars(name), columns.mileage, orders.mileage);
    case 'year':
      return orderedBounds(cars(name), columns.year, orders.year);
    case 'payment':
      return boundsOf(priced(name), sight.payments());
  }
}
