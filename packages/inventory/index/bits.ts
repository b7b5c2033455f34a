/** Sets of positions, one bit each. All sets of an index have the same length. Bits after the last position are 0. */
export type Bits = Uint32Array;

export const noBits = (size: number): Bits => new Uint32Array((size + 31) >>> 5);

export const setBit = (bits: Bits, position: number): void => {
  const word = position >>> 5;
  bits[word] = (bits[word] ?? 0) | (1 << (position & 31));
};

export const hasBit = (bits: Bits, position: number): boolean =>
  ((bits[position >>> 5] ?? 0) & (1 << (position & 31))) !== 0;

/** The number of ones in 32 bits. */
function ones(word: number): number {
  let rest = word - ((word >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) count += ones(bits[word] ?? 0);
  return count;
}

/** How many positions two sets share. */
export function countBoth(a: Bits, b: Bits): number {
  let count = 0;
  for (let word = 0; word < a.length; word += 1) {
    const both = (a[word] ?? 0) & (b[word] ?? 0);
    if (both !== 0) count += ones(both);
  }
  return count;
}

/** Removes from `into` what is not in `other`. */
export function intersect(into: Bits, other: Bits): void {
  for (let word = 0; word < into.length; word += 1) into[word] = (into[word] ?? 0) & (other[word] ?? 0);
}

/** Adds everything in `other`. */
export function uniteBits(into: Bits, other: Bits): void {
  for (let word = 0; word < into.length; word += 1) into[word] = (into[word] ?? 0) | (other[word] ?? 0);
}

/** Removes from `into` what is in `other`. */
export function subtract(into: Bits, other: Bits): void {
  for (let word = 0; word < into.length; word += 1) into[word] = (into[word] ?? 0) & ~(other[word] ?? 0);
}

/** The position of the lowest bit set in `rest`, the remaining bits of a set's word. */
export const lowestBit = (word: number, rest: number): number => (word << 5) + 31 - Math.clz32(rest & -rest);

/** The positions in a set, in order. @param count how many there are */
export function positionsOf(bits: Bits, count: number): Uint32Array {
  const positions = new Uint32Array(count);
  let at = 0;
  for (let word = 0; word < bits.length; word += 1) {
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) {
      positions[at] = lowestBit(word, rest);
      at += 1;
    }
  }
  return positions;
}

/** The 32 bits that begin at a position. */
function bitsFrom(bits: Bits, position: number): number {
  const word = position >>> 5;
  const shift = position & 31;
  const low = (bits[word] ?? 0) >>> shift;
  return shift === 0 ? low : low | ((bits[word + 1] ?? 0) << (32 - shift));
}

/** Copies `length` positions of a set, starting at `from`, to another set, starting at `to`. */
export function copyBits(source: Bits, from: number, into: Bits, to: number, length: number): void {
  for (let done = 0; done < length; ) {
    const at = to + done;
    const taken = Math.min(32 - (at & 31), length - done);
    const found = bitsFrom(source, from + done) & (0xffffffff >>> (32 - taken));
    into[at >>> 5] = (into[at >>> 5] ?? 0) | (found << (at & 31));
    done += taken;
  }
}
