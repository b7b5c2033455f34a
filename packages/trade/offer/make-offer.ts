/** What a visitor is offered for a car (spec 1, 3 and 4). Money is in cents. */
import { addDays, dateRun, type LocalDate } from '@rooftop/tenancy/calendar';
import type { PricedInPerson, Valuation, Valued } from '../valuation/valuation.ts';

/** What a car is worth more in a trade than in cash, by the dealership's settings. In cents. */
export interface BonusTerms {
  /** Over a written cash offer. */
  readonly bonus: number;
  /** The least that a trade is worth. */
  readonly minimum: number;
}

/** Days after the offer on which it is still valid (spec 9). */
export const OFFER_DAYS = 7;

/** An adjusted rough price between these two, both exclusive, is replaced by the average (spec 4). */
const AVERAGE_ABOVE = 1_000_000;
export const AVERAGE_BELOW = 2_000_000;

interface CashNow {
  readonly finalPrice: number;
}

export interface MoreCashLater {
  /** The cash offer. */
  readonly initPrice: number;
  readonly additionalPayments: number;
  /** The sum of both. */
  readonly finalPrice: number;
}

export interface PricedOffer {
  readonly kind: 'priced';
  readonly cashNow: CashNow;
  readonly moreCashLater: MoreCashLater;
  /** Whether it must be labeled as an estimate. */
  readonly isEstimate: boolean;
  /** As they were when it was made. */
  readonly terms: BonusTerms;
  /** In the dealership's time zone. */
  readonly madeOn: LocalDate;
  readonly lastDay: LocalDate;
}

/** Without a price, the visitor is asked to bring the car in, or nothing could be computed. */
export type TradeOffer =
  | PricedOffer
  | PricedInPerson
  | { readonly kind: 'bringIn' }
  | { readonly kind: 'unavailable' };

/**
 * The cash price: the adjusted whole average if the adjusted rough price is above $10,000 and below $20,000, else the
 * rough price (spec 4; decision 114).
 */
export function cashNow({ rough, adjustedRough, adjustedWholeAverage }: Valued): CashNow {
  const isBetween = adjustedRough > AVERAGE_ABOVE && adjustedRough < AVERAGE_BELOW;
  return { finalPrice: isBetween ? adjustedWholeAverage : rough };
}

/** The value in a trade: the bonus over the cash offer, and at least the minimum (spec 1). One bonus per transaction. */
export function moreCashLater(initPrice: number, { bonus, minimum }: BonusTerms): MoreCashLater {
  const finalPrice = Math.max(initPrice + bonus, minimum);
  return { initPrice, additionalPayments: finalPrice - initPrice, finalPrice };
}

/**
 * Makes an offer from a car's value.
 * @param today in the dealership's time zone
 */
export function makeOffer(valuation: Valuation, today: LocalDate, terms: BonusTerms): TradeOffer {
  if (valuation.kind === 'inPerson') return valuation;
  if (valuation.kind !== 'valued') return { kind: valuation.kind };
  const cash = cashNow(valuation);
  return {
    kind: 'priced',
    cashNow: cash,
    moreCashLater: moreCashLater(cash.finalPrice, terms),
    isEstimate: valuation.isEstimate,
    terms,
    madeOn: today,
    lastDay: addDays(today, OFFER_DAYS),
  };
}

/**
 * Whether an offer is valid: until the end of its last day in the dealership's time zone.
 * @param timeZone IANA name
 * @throws RangeError if the time zone is unknown
 */
export const isOfferValid = ({ madeOn, lastDay }: PricedOffer, timeZone: string, now: Date): boolean =>
  dateRun({ start: madeOn, end: lastDay }, timeZone, now).isRunning;
