/** A car that the dealership sells, as far as an estimate needs it. */
export interface AskingPrice {
  readonly make: string;
  readonly model: string;
  readonly year: number;
  /** In miles. Null if the feed doesn't say. */
  readonly mileage: number | null;
  /** In cents, without fees, and as everyone may see it. */
  readonly price: number;
}

/**
 * Reads what the dealership asks for its cars of some makes. Only prices that every visitor sees may be among them: an
 * estimate that follows or is limited by a private car or a locked price would reveal it.
 */
export type ReadAskingPrices = (isWanted: (make: string) => boolean) => Promise<readonly AskingPrice[]>;
