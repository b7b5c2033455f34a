/** The port behind which cars are valued. */
import type { BodyStyle } from '@rooftop/illustration/body-style';
import type { LocalDate } from '@rooftop/tenancy/calendar';
import { mustBringIn } from '../offer/bring-in.ts';
import type { Answer } from '../questionnaire/evaluate.ts';

/** A visitor's car. */
export interface TradeVehicle {
  readonly vin: string | null;
  readonly year: number;
  readonly make: string;
  /** Null only beside a VIN. */
  readonly model: string | null;
  readonly trim: string | null;
  readonly bodyStyle: BodyStyle | null;
  /** In miles. */
  readonly mileage: number;
}

/** Wholesale prices in cents. A rough price is never above its average. */
export interface Valued {
  readonly kind: 'valued';
  readonly rough: number;
  readonly wholeAverage: number;
  /** Adjusted to what the visitor said about the car. */
  readonly adjustedRough: number;
  readonly adjustedWholeAverage: number;
  /** Whether it comes from our own table instead of a valuation service. */
  readonly isEstimate: boolean;
}

/** The reason is for the log. It contains no personal data. */
export interface ValuationUnavailable {
  readonly kind: 'unavailable';
  readonly reason: string;
}

export type Valuation = Valued | { readonly kind: 'bringIn' } | ValuationUnavailable;

/** Values a car. Never throws. */
export type ValueVehicle = (vehicle: TradeVehicle, answers: readonly Answer[]) => Promise<Valuation>;

/**
 * Values only cars that need not be brought in.
 * @param today returns the date in the dealership's time zone
 */
export const withBringIn =
  (value: ValueVehicle, today: () => LocalDate): ValueVehicle =>
  async (vehicle, answers) =>
    mustBringIn(vehicle, today()) ? { kind: 'bringIn' } : value(vehicle, answers);
