import type { LocalDate } from '@rooftop/tenancy/calendar';
import type { MoreCashLater, TradeOffer } from '../offer/make-offer.ts';
import type { Answer } from '../questionnaire/evaluate.ts';
import type { InPersonReason, TradeVehicle } from '../valuation/valuation.ts';
import type { VehicleOption } from '../vehicle/options.ts';

/** The two ways to be paid. */
type Payment = 'cashNow' | 'moreCashLater';

/** What the flow knows at its end. Null means that the visitor did not say it. */
export interface TradeIn {
  readonly vehicle: TradeVehicle;
  readonly licencePlate: string | null;
  /** Two letters: where the plate is from. */
  readonly state: string | null;
  readonly exteriorColor: string | null;
  /** The car's equipment, as the visitor chose it. */
  readonly options: readonly VehicleOption[];
  readonly photos: number;
  /** The dealership's car that the visitor wants instead: its name, and its VIN or stock number. */
  readonly interest: string | null;
  /** When the visitor comes. The time is on a 24-hour clock. */
  readonly appointment: { readonly date: LocalDate; readonly time: string } | null;
  readonly offer: TradeOffer;
  /** Ignored unless the offer is priced. */
  readonly selectedPayment: Payment | null;
  readonly answers: readonly Answer[];
}

/** The payload 'Trade-in valuation' with the names of spec 3. Prices are in cents. */
interface TradeInPayload {
  readonly date: LocalDate | null;
  readonly time: string | null;
  /** In miles. */
  readonly mileage: number;
  readonly licencePlate: string | null;
  readonly state: string | null;
  readonly vin: string | null;
  readonly exteriorColor: string | null;
  /** In the order shown. Empty if no value was available. */
  readonly visibleOffers: readonly (Payment | 'bringIn' | 'inPerson')[];
  /** Why the car is priced in person. Null unless that is what was shown. */
  readonly inPersonReason: InPersonReason | null;
  readonly selectedPayment: Payment | null;
  /** Prices are null unless the offer is priced. */
  readonly cashNow: { readonly finalPrice: number | null };
  readonly moreCashLater: { readonly [Price in keyof MoreCashLater]: number | null };
  readonly options: readonly string[];
  /** Prices in cents, choices by their value. */
  readonly questions: readonly { readonly questionId: string; readonly answer: string | number }[];
}

const VISIBLE_OFFERS = {
  priced: ['cashNow', 'moreCashLater'],
  bringIn: ['bringIn'],
  inPerson: ['inPerson'],
  unavailable: [],
} as const satisfies Record<TradeOffer['kind'], TradeInPayload['visibleOffers']>;

/** The offers that a visitor sees, in their order. */
export const visibleOffers = ({ kind }: TradeOffer): TradeInPayload['visibleOffers'] => VISIBLE_OFFERS[kind];

function valueOf(answer: Answer): string | number {
  if (answer.kind === 'price') return answer.cents;
  return answer.kind === 'choice' ? answer.value : answer.text;
}

/** The payload of a trade-in (spec 3). */
export function tradeInPayload(tradeIn: TradeIn): TradeInPayload {
  const { vehicle, licencePlate, state, exteriorColor, options, appointment, offer, answers } = tradeIn;
  const priced = offer.kind === 'priced' ? offer : null;
  return {
    date: appointment?.date ?? null,
    time: appointment?.time ?? null,
    mileage: vehicle.mileage,
    licencePlate,
    state,
    vin: vehicle.vin,
    exteriorColor,
    visibleOffers: visibleOffers(offer),
    inPersonReason: offer.kind === 'inPerson' ? offer.reason : null,
    selectedPayment: priced && tradeIn.selectedPayment,
    cashNow: { finalPrice: priced?.cashNow.finalPrice ?? null },
    moreCashLater: {
      initPrice: priced?.moreCashLater.initPrice ?? null,
      additionalPayments: priced?.moreCashLater.additionalPayments ?? null,
      finalPrice: priced?.moreCashLater.finalPrice ?? null,
    },
    options,
    questions: answers.map((answer) => ({ questionId: answer.questionId, answer: valueOf(answer) })),
  };
}
