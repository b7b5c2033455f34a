import { standardFeatures } from '../phrase/standard-features.ts';
import { slugOf } from '../slug.ts';
import type { Listing } from '../vehicle.ts';
import type { Attributes } from './attributes.ts';
import { type Bits, noBits, setBit } from './bits.ts';
import { forEachRow, type Pause } from './pauses.ts';
import { carsIn } from './postings.ts';
import type { Row } from './row.ts';
import type { Snapshot } from './snapshot.ts';

/** How long a lowered price is a deal. */
const PRICE_DROP_MS = 30 * 86_400_000;

/** Whether the feed lowered a car's price within the last 30 days. @param now milliseconds since 1970 */
export const isPriceDrop = ({ priceDroppedAt }: Pick<Listing, 'priceDroppedAt'>, now: number): boolean =>
  priceDroppedAt !== null && now - priceDroppedAt < PRICE_DROP_MS;

export interface PremiumRule {
  /** Features that the dealership lists as premium, as values of the facet `features`. */
  readonly features: readonly string[];
  /** A car with this many of them is a deal. */
  readonly atLeast: number;
}

/**
 * The premium features without those that imply another one: a panoramic moonroof is a sunroof too, and counts once.
 */
function distinctFeatures(features: readonly string[], attributes: Attributes): ReadonlySet<string> {
  const isImplied = (value: string): boolean =>
    standardFeatures(attributes.find('features', value)?.label ?? '').some((label) => {
      const standard = slugOf(label);
      return standard !== value && features.includes(standard);
    });
  return new Set(features.filter((value) => !isImplied(value)));
}

/** The cars with premium upgrades. */
export function premiumCars(
  { size, postings, attributes }: Snapshot,
  { features, atLeast }: PremiumRule,
): Bits {
  const found = new Uint8Array(size);
  const bits = noBits(size);
  for (const value of distinctFeatures(features, attributes)) {
    for (const at of carsIn(postings[attributes.find('features', value)?.id ?? -1])) {
      found[at] = (found[at] ?? 0) + 1;
      if (found[at] === atLeast) setBit(bits, at);
    }
  }
  return bits;
}

/** The cars whose price dropped recently, at a time in milliseconds since 1970. */
export interface PriceDrops {
  readonly cars: (now: number) => Bits;
  /** When the next of them stops being a deal. Infinity if there is none. */
  readonly changesAt: (now: number) => number;
}

/** A car for sale whose price dropped at some time, in milliseconds since 1970. */
export interface Drop {
  readonly position: number;
  readonly at: number;
}

export async function readDrops(rows: readonly Row[], pause: Pause): Promise<readonly Drop[]> {
  const drops: Drop[] = [];
  await forEachRow(rows.length, pause, (position) => {
    const row = rows[position];
    if (row === undefined || row.isSold || row.listing.priceDroppedAt === null) return;
    drops.push({ position, at: row.listing.priceDroppedAt });
  });
  return drops;
}

/** Finds the price drops of a snapshot. Caches the result until the next drop is too old. */
export function priceDrops({ size, drops }: Snapshot): PriceDrops {
  let kept = { since: Number.POSITIVE_INFINITY, until: Number.NEGATIVE_INFINITY, bits: noBits(size) };
  const at = (now: number) => {
    if (now >= kept.since && now < kept.until) return kept;
    const bits = noBits(size);
    let until = Number.POSITIVE_INFINITY;
    for (const { position, at: droppedAt } of drops) {
      if (!isPriceDrop({ priceDroppedAt: droppedAt }, now)) continue;
      setBit(bits, position);
      until = Math.min(until, droppedAt + PRICE_DROP_MS);
    }
    kept = { since: now, until, bits };
    return kept;
  };
  return { cars: (now) => at(now).bits, changesAt: (now) => at(now).until };
}
