import { type Bits, countBoth, hasBit, intersect, noBits, positionsOf, setBit, uniteBits } from './bits.ts';

/** The cars that have one value: a list if they are few, or one bit for each car of the index if that is smaller. */
export type Postings =
  | { readonly count: number; readonly list: Uint32Array; readonly bits: null }
  | { readonly count: number; readonly list: null; readonly bits: Bits };

/** Creates postings for `count` of `size` cars. */
export const emptyPostings = (count: number, size: number): Postings =>
  count * 32 > size
    ? { count, list: null, bits: noBits(size) }
    : { count, list: new Uint32Array(count), bits: null };

/** Adds the cars of `postings` to a set. */
export function unite(into: Bits, { list, bits }: Postings): void {
  if (bits === null) for (let at = 0; at < list.length; at += 1) setBit(into, list[at] ?? 0);
  else uniteBits(into, bits);
}

/** The positions of the cars, in order. */
export const carsIn = (postings: Postings | undefined): Uint32Array =>
  postings?.list ?? (postings?.bits ? positionsOf(postings.bits, postings.count) : new Uint32Array());

/** Removes from a set the cars that are not in `postings`. */
export function intersectPostings(into: Bits, postings: Postings, size: number): void {
  if (postings.bits !== null) {
    intersect(into, postings.bits);
    return;
  }
  const bits = noBits(size);
  unite(bits, postings);
  intersect(into, bits);
}

/** How many of a set's cars are in `postings`. */
export function countCommon(set: Bits, { list, bits }: Postings): number {
  if (bits !== null) return countBoth(set, bits);
  let count = 0;
  for (let at = 0; at < list.length; at += 1) if (hasBit(set, list[at] ?? 0)) count += 1;
  return count;
}
