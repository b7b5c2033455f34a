/** The port behind which cars are valued. */
import type { BodyStyle } from '@rooftop/illustration/body-styles';
import type { LocalDate } from '@rooftop/tenancy/calendar';
import { mustBringIn } from '../offer/bring-in.ts';
import type { Evaluation } from '../questionnaire/evaluate.ts';

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
  /** Whether it is our own estimate instead of a valuation service's price. */
  readonly isEstimate: boolean;
}

/**
 * Why a car is priced in person only: its model was not entered, nothing is known of the model, or the dealership asks so
 * little for such cars that no offer is low enough, or only some visitors see what it asks for one.
 */
export const IN_PERSON_REASONS = ['modelMissing', 'modelUnknown', 'priceTooLow'] as const;
export type InPersonReason = (typeof IN_PERSON_REASONS)[number];

/** No number: an invented one would be worse. The visitor is told the reason. */
export interface PricedInPerson {
  readonly kind: 'inPerson';
  readonly reason: InPersonReason;
}

/** The reason is for the log. It contains no personal data. */
export interface ValuationUnavailable {
  readonly kind: 'unavailable';
  readonly reason: string;
}

export type Valuation = Valued | { readonly kind: 'bringIn' } | PricedInPerson | ValuationUnavailable;

/** What the visitor was asked about the car, and said. */
export type ValuationAnswers = Pick<Evaluation, 'answers' | 'shown'>;

/** Values a car. Never throws. */
export type ValueVehicle = (vehicle: TradeVehicle, answers: ValuationAnswers) => Promise<Valuation>;

/**
 * Values only cars that need not be brought in.
 * @param today returns the date in the dealership's time zone
 */
export const withBringIn =
  (value: ValueVehicle, today: () => LocalDate): ValueVehicle =>
  async (vehicle, answers) =>
    mustBringIn(vehicle, today()) ? { kind: 'bringIn' } : value(vehicle, answers);
