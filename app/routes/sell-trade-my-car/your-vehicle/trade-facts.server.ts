import type { Hit } from '@rooftop/inventory/index/result-page';
import type { TradeInChoice, TradeInFacts } from '@rooftop/leads/kinds/trade-in';
import type { LeadVehicle } from '@rooftop/leads/lead';
import { UNKNOWN_VEHICLE } from '@rooftop/leads/unknown-vehicle';
import type { TradeOffer } from '@rooftop/trade/offer/make-offer';
import { type TradeIn, tradeInPayload } from '@rooftop/trade/payload/trade-in-payload';
import type { Questionnaire } from '@rooftop/trade/questionnaire/questionnaire';
import { tradeInLines, type TradeInWording } from '@rooftop/trade/payload/trade-in-lines';
import type { TradeCar } from '@rooftop/trade/storage/stored-trade-in';
import { formatMoney } from '@rooftop/platform/wording/format-number';
import { formatNumericDate, formatTime } from '@rooftop/platform/wording/format-time';
import { BODY_STYLE_WORDS } from '#app/vehicles/lead-vehicle.server.ts';
import { vehicleName } from '#app/vehicles/vehicle-name.ts';
import type { LoadedTradeIn } from './load-trade-in.server.ts';

/** Leads are in English, for staff. */
const WORDING: TradeInWording = {
  labels: {
    appointment: 'Appointment',
    vehicle: 'Car',
    vin: 'VIN',
    licencePlate: 'License plate',
    bodyStyle: 'Body style',
    mileage: 'Mileage',
    exteriorColor: 'Color',
    options: 'Equipment',
    photos: 'Photos',
    interest: 'Trading in for',
    visibleOffers: 'Offers shown',
    selectedPayment: 'Chosen',
    cashNow: 'Cash now',
    moreCashLater: 'More cash later',
    bringIn: 'Bring vehicle in',
    inPerson: 'We’ll price it in person',
    inPersonReason: 'Why no price',
    unavailable: 'No price could be shown',
    estimate: 'estimate',
    lastDay: 'Valid until',
    toOwner: 'Left for the owner after the balance',
    stillOwed: 'Still owed after the balance',
  },
  bodyStyles: BODY_STYLE_WORDS,
  options: {
    leather: 'Leather seats',
    heatedSeats: 'Heated seats',
    sunroof: 'Sunroof or moonroof',
    navigation: 'Navigation',
    premiumAudio: 'Premium audio',
    allWheelDrive: 'All- or four-wheel drive',
    thirdRow: 'Third row of seats',
    towPackage: 'Tow package',
  },
  inPersonReasons: {
    modelMissing: 'The visitor gave a VIN without the model.',
    modelUnknown: 'Too little is known of this model to price it online.',
    priceTooLow: 'Your asking prices for this model leave no room for an offer online, or are not public.',
  },
  formatMoney: (cents) => formatMoney(cents, 'en'),
  formatMiles: (miles) => `${miles.toLocaleString('en-US')} miles`,
  formatDate: formatNumericDate,
  formatTime: (time) => formatTime(time, 'en'),
};

/** What was described and offered. */
interface Described extends Pick<LoadedTradeIn, 'evaluation'> {
  readonly car: TradeCar;
  readonly offer: TradeOffer;
  /** In English. */
  readonly questionnaire: Questionnaire;
  /** How many there are. */
  readonly photos: number;
  /** The dealership's car that the visitor wants instead. */
  readonly interest: Hit | null;
  /** The same car as the lead describes it. */
  readonly vehicleOfInterest: LeadVehicle | null;
  /** The appointment that was booked before. Null if there is none. */
  readonly visit: Pick<TradeInChoice, 'day' | 'time'> | null;
}

/** What a trade-in's lead says besides the contact data. */
export function tradeFacts(described: Described): TradeInFacts {
  const { car, offer, evaluation, questionnaire, photos, interest, vehicleOfInterest, visit } = described;
  const { vin, year, make, model, trim, bodyStyle, mileage, exteriorColor, licencePlate, state } = car;
  const chosen = ({ selectedPayment, ...wanted }: TradeInChoice): TradeIn => ({
    vehicle: car,
    licencePlate,
    state,
    exteriorColor,
    options: car.options,
    photos,
    interest: interest && `${vehicleName(interest.listing)}, ${wayToFind(interest)}`,
    appointment: appointmentOf(visit ?? wanted),
    offer,
    selectedPayment,
    answers: evaluation.answers,
  });
  return {
    vehicle: {
      ...UNKNOWN_VEHICLE,
      interest: 'sell',
      vin,
      year,
      make,
      model,
      trim,
      bodyStyle: bodyStyle && BODY_STYLE_WORDS[bodyStyle],
      mileage,
      exteriorColor,
    },
    vehicleOfInterest,
    details: (choice) => tradeInLines(chosen(choice), questionnaire, WORDING),
    payload: (choice) => ({ ...tradeInPayload(chosen(choice)) }),
  };
}

const appointmentOf = ({ day, time }: Pick<TradeInChoice, 'day' | 'time'>): TradeIn['appointment'] =>
  day === null || time === null ? null : { date: day, time };

/** How staff find a car of the dealership. */
const wayToFind = ({ listing: { stockNumber, vin } }: Hit): string =>
  stockNumber === null ? `VIN ${vin}` : `stock number ${stockNumber}`;
