/** The cars that pass one filter of a query. */
import type { AudienceView } from './audience.ts';
import { type Bits, intersect, noBits } from './bits.ts';
import { NONE } from './row.ts';
import { intersectPostings, unite } from './postings.ts';
import type { Range, RangeName, VALUE_FACETS } from './query.ts';
import type { Snapshot } from './snapshot.ts';

type ValueFacet = (typeof VALUE_FACETS)[number];

/** Cars with any of the values. */
export function withAny(facet: ValueFacet, values: readonly string[], snapshot: Snapshot): Bits {
  const { size, attributes, postings } = snapshot;
  const bits = noBits(size);
  for (const value of values) {
    const cars = postings[attributes.find(facet, value)?.id ?? -1];
    if (cars !== undefined) unite(bits, cars);
  }
  return bits;
}

/** Cars with one of the values. If the values are features, cars with all of them. */
export function carsWithValues(facet: ValueFacet, values: readonly string[], snapshot: Snapshot): Bits {
  if (facet !== 'features') return withAny(facet, values, snapshot);
  const { size, attributes, postings, sets } = snapshot;
  const found = values.map((value) => postings[attributes.find(facet, value)?.id ?? -1]);
  if (found.includes(undefined)) return noBits(size);
  const bits = sets.live.slice();
  for (const cars of found) if (cars !== undefined) intersectPostings(bits, cars, size);
  return bits;
}

/** Cars whose number is within a range. Excludes cars without a number. */
function withNumbers(column: Float64Array, { min, max }: Range): Bits {
  const bits = noBits(column.length);
  const least = Math.max(min ?? 0, NONE + 1);
  const most = max ?? Number.POSITIVE_INFINITY;
  for (let word = 0; word < bits.length; word += 1) {
    const from = word << 5;
    const to = Math.min(from + 32, column.length);
    let found = 0;
    for (let at = from; at < to; at += 1) {
      const value = column[at] ?? NONE;
      if (value >= least && value <= most) found |= 1 << (at - from);
    }
    bits[word] = found;
  }
  return bits;
}

/** Cars within a range, as far as the audience may know. */
export function inRange(name: RangeName, range: Range, { columns }: Snapshot, sight: AudienceView): Bits {
  const bits = withNumbers(name === 'payment' ? sight.payments() : columns[name], range);
  if (name === 'price' || name === 'payment') intersect(bits, sight.priced);
  return bits;
}
