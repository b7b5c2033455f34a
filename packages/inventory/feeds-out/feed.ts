import type { AdvertisedCar } from './advertiser.ts';
import type { FeedRequirement } from './rules.ts';

/** A feed for other sites: a header, and a row for each car. */
export interface OutgoingFeed {
  readonly title: string;
  readonly demands: ReadonlySet<FeedRequirement>;
  /** By header: how to fill a column. Null means an empty cell. */
  readonly columns: Readonly<Record<string, (car: AdvertisedCar) => string | number | null>>;
}
