/** Finds cars by part of a VIN or of a stock number. */
import { type Bits, setBit } from './bits.ts';
import { alphanumericText, CODE_LENGTH, codeOf, withoutZeros } from './row.ts';
import { firstFrom } from './rows.ts';
import type { Snapshot } from './snapshot.ts';

/** Minimum number of leading characters to find a VIN, and a stock number. */
const VIN_START = 5;
const STOCK_START = 3;
/** A VIN is also found by its last six to eight characters, which dealers write on keys. */
const TAIL = { least: 6, most: 8 };

/** Calls back for each position whose code is in a range, including both ends. */
function eachBetween(
  { columns, orders }: Snapshot,
  name: 'stock' | 'tail',
  first: number,
  last: number,
  found: (position: number) => void,
): void {
  const codes = columns[name];
  const order = orders[name];
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((codes[order[middle] ?? 0] ?? 0) < first) low = middle + 1;
    else high = middle;
  }
  for (; low < order.length; low += 1) {
    const position = order[low] ?? 0;
    if ((codes[position] ?? 0) > last) return;
    found(position);
  }
}

/**
 * Adds the cars that a word of letters and digits identifies: by the beginning of the VIN (from five characters), its
 * last six to eight, or the beginning of the stock number (from three) or all of it. Zeros before a stock number may be
 * left out: `1304` finds 001304.
 */
export function addIdentified(into: Bits, word: string, snapshot: Snapshot): void {
  const { rows } = snapshot;
  const text = alphanumericText(word);
  const listingAt = (position: number) => rows[position]?.listing;
  if (text.length >= VIN_START) {
    let at = firstFrom(rows, text);
    for (let vin = listingAt(at)?.vin; vin?.startsWith(text) === true; vin = listingAt(at)?.vin) {
      setBit(into, at);
      at += 1;
    }
  }
  if (text.length >= TAIL.least && text.length <= TAIL.most) {
    const code = codeOf(text.slice(-CODE_LENGTH));
    eachBetween(snapshot, 'tail', code, code, (position) => {
      if (listingAt(position)?.vin.endsWith(text)) setBit(into, position);
    });
  }
  // Zeros alone may begin any number.
  const start = /^0+$/.test(text) ? '' : withoutZeros(text);
  eachBetween(snapshot, 'stock', codeOf(start), codeOf(start, 'Z'), (position) => {
    const number = alphanumericText(listingAt(position)?.stockNumber ?? '');
    const plain = withoutZeros(number);
    const isBeginning = text.length >= STOCK_START && (number.startsWith(text) || plain.startsWith(text));
    if (isBeginning || plain === withoutZeros(text)) setBit(into, position);
  });
}
