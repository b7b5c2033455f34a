import type { Vehicle } from '../vehicle.ts';

/** A car as a feed describes it. Feeds may leave out the date since which it is in stock. */
export type FeedVehicle = Omit<Vehicle, 'dateInStock' | 'status'> & {
  readonly dateInStock: string | null;
  readonly status: Exclude<Vehicle['status'], 'sold'>;
};

/** A remark about a place in a feed. */
export interface Remark {
  /** The line on which the row begins. The header is line 1. */
  readonly line: number;
  /** As spelled in the feed's header, or null for the whole row. */
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
  /** The feed itself marks the car as sold. */
  | { readonly kind: 'sold'; readonly line: number; readonly vin: string }
  /** The row cannot be read, so the cars it names stay as they are. */
  | { readonly kind: 'rejected'; readonly remark: Remark; readonly vins: readonly string[] };

/** The feed as a whole cannot be reached or read, so nothing of it is imported. The message says how to fix it. */
export class FeedError extends Error {
  override name = 'FeedError';
}
