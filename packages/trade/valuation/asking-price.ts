import { findModel } from '../vehicle/find-model.ts';

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

/** A car on the lot. Its price is null if only some visitors see it: then nothing may follow it. */
export type CarOnLot = Omit<AskingPrice, 'price'> & { readonly price: AskingPrice['price'] | null };

/**
 * Reads what the dealership asks for its cars of some makes. Only prices that every visitor sees may be among them: an
 * estimate that follows or is limited by a private car's or a locked price would reveal it.
 */
export type ReadAskingPrices = (isWanted: (make: string) => boolean) => Promise<readonly CarOnLot[]>;

/** The cars of one model. @param key of `findModel`, which is asked once for each spelling: a lot may have 100,000 cars */
export const carsOfModel = <Car extends CarOnLot>(asking: readonly Car[], key: string): readonly Car[] =>
  [...Map.groupBy(asking, ({ make, model }) => `${make}\t${model}`).values()]
    .filter(([car]) => car !== undefined && findModel(car.make, car.model)?.key === key)
    .flat();
