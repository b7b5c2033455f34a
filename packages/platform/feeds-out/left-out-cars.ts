/** Which shown cars a dealership's feeds to Google and Meta leave out. */
import { FEEDS, type FeedName } from '@rooftop/inventory/feeds-out/feeds';
import { checkCar, type FeedRule } from '@rooftop/inventory/feeds-out/rules';
import { createPause } from '@rooftop/inventory/index/pauses';
import { LRUCache } from 'lru-cache';
import { type FeedContext, openFeeds } from './dealership-feeds.ts';

/** A feed, and the rule by which it leaves a car out. */
interface LeftOut {
  readonly feed: FeedName;
  readonly rule: FeedRule;
}

interface FeedsOfCars {
  /** The feeds that the dealership takes part in. */
  readonly feeds: readonly FeedName[];
  /** By VIN. Cars that every feed has, and private ones, are absent. */
  readonly leftOut: ReadonlyMap<string, readonly LeftOut[]>;
}

const MAX_DEALERSHIPS = 50;

/**
 * Returns a function that checks all cars of a dealership, in steps of a few milliseconds, once for each edition of its
 * feeds.
 */
export function createLeftOutCars(): (source: FeedContext) => Promise<FeedsOfCars> {
  const known = new LRUCache<string, { readonly edition: string; readonly found: FeedsOfCars }>({
    max: MAX_DEALERSHIPS,
  });
  return async (source) => {
    const { takesPartIn, advertiser, hits, edition } = await openFeeds(source);
    const last = known.get(source.dealership.id);
    if (last?.edition === edition) return last.found;
    const pause = createPause();
    const leftOut = new Map<string, readonly LeftOut[]>();
    if (takesPartIn.length > 0) {
      for (const hit of hits()) {
        await pause();
        if (hit.listing.isPrivate) continue;
        const rules = takesPartIn.flatMap((feed): LeftOut[] => {
          const checked = checkCar(hit, advertiser, FEEDS[feed].demands);
          return checked.kind === 'left-out' ? [{ feed, rule: checked.rule }] : [];
        });
        if (rules.length > 0) leftOut.set(hit.listing.vin, rules);
      }
    }
    const found = { feeds: takesPartIn, leftOut };
    known.set(source.dealership.id, { edition, found });
    return found;
  };
}
