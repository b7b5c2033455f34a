/** Packages that may not import each other define the same lists. These tests keep the copies equal. */
import { BODY_STYLES as CONTENT_BODY_STYLES } from '@rooftop/content/documents/body-style';
import { FINANCE_MONTHS } from '@rooftop/content/documents/dealership';
import { LEASE_MILES, LEASE_MONTHS } from '@rooftop/content/documents/lease';
import { CONDITIONS } from '@rooftop/content/documents/offer';
import { FEEDS_OUT, FILTERS, SORTS as CONTENT_SORTS } from '@rooftop/content/documents/settings';
import { type Steps, TERM_STEPS } from '@rooftop/finance/terms';
import { PATH_FILTERS } from '@rooftop/inventory/url/settings';
import { FEEDS } from '@rooftop/inventory/feeds-out/feeds';
import { SORTS } from '@rooftop/inventory/index/query';
import { BODY_STYLES, LISTING_CONDITIONS } from '@rooftop/inventory/vehicle';
import { expect, test } from 'vitest';

const stepsOf = ({ min, max, step }: Steps): readonly number[] =>
  Array.from({ length: (max - min) / step + 1 }, (_, at) => min + at * step);

test.each<[what: string, one: readonly unknown[], other: readonly unknown[]]>([
  ['body styles', CONTENT_BODY_STYLES, BODY_STYLES],
  ['conditions', CONDITIONS, LISTING_CONDITIONS],
  ['sorts', CONTENT_SORTS, SORTS],
  ['feeds out', FEEDS_OUT, Object.keys(FEEDS)],
  ['filters of addresses', FILTERS, PATH_FILTERS],
  ['loan terms', FINANCE_MONTHS, stepsOf(TERM_STEPS.financeMonths)],
  ['lease terms', LEASE_MONTHS, stepsOf(TERM_STEPS.leaseMonths)],
  ['lease mileage', LEASE_MILES, stepsOf(TERM_STEPS.milesPerYear)],
])('%s', (_what, one, other) => {
  expect(one).toEqual(other);
});
