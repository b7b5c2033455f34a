import { csvLine, withoutFormula } from '@rooftop/escaping/csv-line';
import type { Hit } from '../index/result-page.ts';
import type { Advertiser } from './advertiser.ts';
import type { OutgoingFeed } from './feed.ts';
import { checkCar, type FeedRule } from './rules.ts';

/** The first line of a feed. */
export const feedHeader = ({ columns }: OutgoingFeed): string => csvLine(Object.keys(columns));

/** A value that neither a spreadsheet runs as a formula nor an advertiser shows with an apostrophe. */
const fedValue = (value: string | number | null): string | number | null =>
  typeof value === 'string' ? withoutFormula(value) : value;

/** Called for each car, with the rule that left it out or null. */
type OnChecked = (vin: string, leftOut: FeedRule | null) => void;

/**
 * Yields a feed's rows for one dealership.
 * @param hits as shown to the public
 */
export function* feedRows(
  feed: OutgoingFeed,
  hits: Iterable<Hit>,
  advertiser: Advertiser,
  onJudged: OnChecked = () => {},
): Generator<string> {
  const cells = Object.values(feed.columns);
  for (const hit of hits) {
    const judgement = checkCar(hit, advertiser, feed.demands);
    if (judgement.kind === 'left-out') onJudged(hit.listing.vin, judgement.rule);
    else {
      onJudged(hit.listing.vin, null);
      yield csvLine(cells.map((cell) => fedValue(cell(judgement.car))));
    }
  }
}

/** A complete feed of one dealership. */
export function* feedText(
  feed: OutgoingFeed,
  hits: Iterable<Hit>,
  advertiser: Advertiser,
): Generator<string> {
  yield feedHeader(feed);
  yield* feedRows(feed, hits, advertiser);
}
