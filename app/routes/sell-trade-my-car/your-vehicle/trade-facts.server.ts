import type { TradeInFacts } from '@rooftop/leads/kinds/trade-in';
import { UNKNOWN_VEHICLE } from '@rooftop/leads/lead';
import type { Offer } from '@rooftop/trade/offer/make-offer';
import { type TradeIn, tradeInPayload } from '@rooftop/trade/payload/trade-in';
import { tradeInLines, type TradeInWording } from '@rooftop/trade/payload/trade-in-lines';
import type { TradeCar } from '@rooftop/trade/storage/stored-trade-in';
import { formatMoney } from '../../../locales/format-number.server.ts';
import { formatDate, formatTime } from '../../../locales/format-time.server.ts';
import type { LoadedTradeIn } from './load-trade-in.server.ts';

/** Leads are in English, for staff. */
const WORDING: TradeInWording = {
  labels: {
    appointment: 'Appointment',
    vehicle: 'Car',
    vin: 'VIN',
    licencePlate: 'License plate',
    mileage: 'Mileage',
    exteriorColor: 'Color',
    options: 'Options',
    visibleOffers: 'Offers shown',
    selectedPayment: 'Chosen',
    cashNow: 'Cash now',
    moreCashLater: 'More cash later',
    bringIn: 'Bring vehicle in',
    unavailable: 'No price could be shown',
    estimate: 'estimate',
    lastDay: 'Valid until',
    toOwner: 'Left for the owner after the balance',
    stillOwed: 'Still owed after the balance',
  },
  formatMoney: (cents) => formatMoney(cents, 'en'),
  formatMiles: (miles) => `${miles.toLocaleString('en-US')} miles`,
  formatDate: (date) => formatDate(date, 'en'),
  formatTime: (time) => formatTime(time, 'en'),
};

/** What a trade-in's lead says besides the contact data. */
export function tradeFacts(
  car: TradeCar,
  offer: Offer,
  { evaluation, questionnaire }: Pick<LoadedTradeIn, 'evaluation' | 'questionnaire'>,
): TradeInFacts {
  const { vin, year, make, model, trim, mileage, exteriorColor, licencePlate, state } = car;
  const chosen = ({ selectedPayment, day, time }: Parameters<TradeInFacts['payload']>[0]): TradeIn => ({
    vehicle: car,
    licencePlate,
    state,
    exteriorColor,
    options: [],
    appointment: day !== null && time !== null ? { date: day, time } : null,
    offer,
    selectedPayment,
    answers: evaluation.answers,
  });
  return {
    vehicle: { ...UNKNOWN_VEHICLE, interest: 'sell', vin, year, make, model, trim, mileage, exteriorColor },
    details: (choice) => tradeInLines(chosen(choice), questionnaire, WORDING),
    payload: (choice) => ({ ...tradeInPayload(chosen(choice)) }),
  };
}
