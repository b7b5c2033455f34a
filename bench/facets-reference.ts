import { createSearchIndex } from '@rooftop/inventory/index/search-index';
import { compare, SETTINGS } from '../tests/support/reference-search/compare.ts';
import { generateListings } from '../tests/support/listings/generate-listings.ts';
import { exact, atMost, type Report } from './report.ts';

const QUERIES = 10_000;
const SIZES = [100, 1000, 10_000, 100_000];

/**
 * Compares random queries of all kinds with a scan of every car: hits, order, totals, counts, bounds. Takes 15
 * minutes.
 */
export async function facetsReference(): Promise<Report> {
  const figures: Record<string, Report['figures'][string]> = {};
  for (const cars of SIZES) {
    const listings = generateListings(cars, cars);
    const index = await createSearchIndex(listings, SETTINGS);
    const differences = [...compare(listings, index, SETTINGS, QUERIES, 77)].length;
    figures[`${cars} cars, ${QUERIES} queries: differences`] = exact(atMost(0, differences));
  }
  return { figures };
}
