import type { AdvertisedCar } from './advertiser.ts';
import type { Demand } from './rules.ts';

/** A feed that others fetch: a header, and a row for each car. */
export interface Feed {
  readonly title: string;
  readonly demands: ReadonlySet<Demand>;
  /** by header: what stands in its column; null and undefined: nothing */
  readonly columns: Readonly<Record<string, (car: AdvertisedCar) => string | null>>;
}
