/** Web vitals as counts by bucket, from which the 75th percentile can be read. */
import type { FactOf } from '../facts.ts';

export type Vital = FactOf<'vitalMeasured'>['metric'];

/** Upper bounds in milliseconds. The limits of good and poor are among them. */
const TIMES = [
  20, 40, 60, 80, 100, 150, 200, 300, 400, 500, 600, 800, 1000, 1200, 1500, 1800, 2100, 2500, 3000, 3500,
  4000, 5000, 6000, 8000, 10_000, 15_000, 60_000,
];
/** Upper bounds in thousandths. */
const SHIFTS = [0, 10, 25, 50, 75, 100, 150, 200, 250, 350, 500, 1000, 10_000];

/** Every bound a bucket may have. */
export const isBucket = (bucket: number): boolean => TIMES.includes(bucket) || SHIFTS.includes(bucket);

/**
 * The upper bound of a value's bucket, which is the last one for anything slower.
 * @param value milliseconds. CLS has no unit
 * @returns milliseconds, and thousandths for CLS
 */
export function bucketOf(metric: Vital, value: number): number {
  const [bounds, measured] = metric === 'CLS' ? [SHIFTS, value * 1000] : [TIMES, value];
  return bounds.find((bound) => measured <= bound) ?? bounds.at(-1) ?? 0;
}

/** Measured values between two bounds. */
interface BucketCount {
  /** Upper bound. */
  readonly bucket: number;
  readonly count: number;
}

/** The bound that 75 of 100 values are not above (web.dev, Core Web Vitals). Null without values. */
export function percentile75(counts: readonly BucketCount[]): number | null {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  let upTo = 0;
  for (const { bucket, count } of counts.toSorted((one, other) => one.bucket - other.bucket)) {
    upTo += count;
    if (upTo >= total * 0.75) return bucket;
  }
  return null;
}
