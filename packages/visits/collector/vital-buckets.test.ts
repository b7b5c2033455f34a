import { expect, test } from 'vitest';
import { bucketOf, isBucket, percentile75, type Vital } from './vital-buckets.ts';

test.each<[metric: Vital, value: number, bucket: number]>([
  ['LCP', 2500, 2500],
  ['LCP', 2500.1, 3000],
  ['INP', 0, 20],
  ['INP', 200, 200],
  ['TTFB', 799, 800],
  ['FCP', 999_999, 60_000],
  ['CLS', 0, 0],
  ['CLS', 0.1, 100],
  ['CLS', 0.1001, 150],
  ['CLS', 99, 10_000],
])('%s %d belongs to the bucket up to %d', (metric, value, bucket) => {
  expect(bucketOf(metric, value)).toBe(bucket);
  expect(isBucket(bucket)).toBe(true);
});

test.each<[counts: [bucket: number, count: number][], p75: number | null]>([
  [[], null],
  [[[100, 1]], 100],
  [
    [
      [500, 25],
      [100, 75],
    ],
    100,
  ],
  [
    [
      [500, 26],
      [100, 74],
    ],
    500,
  ],
])('of %j the 75th percentile is %j', (counts, p75) => {
  expect(percentile75(counts.map(([bucket, count]) => ({ bucket, count })))).toBe(p75);
});
