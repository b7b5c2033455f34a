import type { Hit } from '../index/result-page.ts';
import type { Advertiser } from './advertiser.ts';
import type { OutgoingFeed } from './feed.ts';
import type { FeedRule } from './rules.ts';
import { feedRows } from './write-feed.ts';

/** What a feed contains for a dealership, and what it leaves out. */
export interface FeedReport {
  readonly written: number;
  /** By rule, the most frequent first: the number of cars, and the first few VINs. */
  readonly leftOut: readonly {
    readonly rule: FeedRule;
    readonly count: number;
    readonly examples: readonly string[];
  }[];
}

const EXAMPLES = 3;

/** Runs a feed without writing it and reports what would be in it. */
export function reportFeed(feed: OutgoingFeed, hits: Iterable<Hit>, advertiser: Advertiser): FeedReport {
  const leftOut = new Map<FeedRule, { count: number; examples: string[] }>();
  let written = 0;
  const rows = feedRows(feed, hits, advertiser, (vin, rule) => {
    if (rule === null) {
      written += 1;
      return;
    }
    const known = leftOut.get(rule) ?? { count: 0, examples: [] };
    known.count += 1;
    if (known.examples.length < EXAMPLES) known.examples.push(vin);
    leftOut.set(rule, known);
  });
  for (const _row of rows);
  return {
    written,
    leftOut: [...leftOut]
      .map(([rule, found]) => ({ rule, ...found }))
      .sort((one, other) => other.count - one.count),
  };
}
