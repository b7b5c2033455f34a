import type { Vehicle } from '../vehicle.ts';

/** A car as a feed describes it. Feeds may leave out since when it has been there. */
export type FeedVehicle = Omit<Vehicle, 'dateInStock' | 'status'> & {
  readonly dateInStock: string | null;
  readonly status: Exclude<Vehicle['status'], 'sold'>;
};

/** A place in a feed and what is to be said about it. */
export interface Remark {
  /** the line on which the row begins; the header is line 1 */
  readonly line: number;
  /** as the feed's header spells it; null: the whole row */
  readonly column: string | null;
  readonly reason: string;
}

/** What one row of a feed says. */
export type FeedRow =
  | {
      readonly kind: 'vehicle';
      readonly line: number;
      readonly vehicle: FeedVehicle;
      readonly warnings: readonly Remark[];
    }
  /** the feed itself calls the car sold */
  | { readonly kind: 'sold'; readonly line: number; readonly vin: string }
  /** nothing is known of the cars it names, so they stay as they are */
  | { readonly kind: 'rejected'; readonly remark: Remark; readonly vins: readonly string[] };

/** The feed as a whole cannot be read or reached; nothing of it counts. The message says what to do. */
export class FeedError extends Error {
  override name = 'FeedError';
}
