import type { Vehicle } from '../vehicle.ts';
import type { Remark } from './remark.ts';

/** A car as a feed describes it. Feeds may leave out the date since which it is in stock. */
export type FeedVehicle = Omit<Vehicle, 'dateInStock' | 'status'> & {
  readonly dateInStock: string | null;
  readonly status: Exclude<Vehicle['status'], 'sold'>;
};

/** What one row of a feed says. */
export type FeedRow =
  | {
      readonly kind: 'vehicle';
      readonly line: number;
      readonly vehicle: FeedVehicle;
      readonly warnings: readonly Remark[];
    }
  /** The feed itself says that the car is sold or no longer for sale. */
  | { readonly kind: 'sold'; readonly line: number; readonly vin: string }
  /**
   * The row's status isn't understood, so its car must not be offered. It counts as missing for the guard, because a
   * feed with unknown words could otherwise take every car off the site.
   */
  | { readonly kind: 'withdrawn'; readonly line: number; readonly vin: string; readonly remark: Remark }
  /** The row cannot be read, so the cars it names stay as they are. */
  | { readonly kind: 'rejected'; readonly remark: Remark; readonly vins: readonly string[] }
  /** A remark about the feed as a whole. */
  | { readonly kind: 'note'; readonly remark: Remark };

/** The feed as a whole cannot be reached or read, so nothing of it is imported. The message says how to fix it. */
export class FeedError extends Error {
  override name = 'FeedError';
}
