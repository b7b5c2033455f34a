/** A trade-in in words, for text mail and the comments of ADF. */
import type { BodyStyle } from '@rooftop/illustration/body-styles';
import type { LocalDate } from '@rooftop/tenancy/calendar';
import { afterBalance } from '../offer/after-balance.ts';
import type { PricedOffer } from '../offer/make-offer.ts';
import type { Answer } from '../questionnaire/evaluate.ts';
import { financeOf } from '../questionnaire/known-questions.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import type { InPersonReason } from '../valuation/valuation.ts';
import type { VehicleOption } from '../vehicle/options.ts';
import { type TradeIn, visibleOffers } from './trade-in-payload.ts';

/** Labels of lines, and names of offers, which are values too. */
type TradeInLabel =
  | 'appointment'
  | 'vehicle'
  | 'vin'
  | 'licencePlate'
  | 'bodyStyle'
  | 'mileage'
  | 'exteriorColor'
  | 'options'
  | 'photos'
  | 'interest'
  | 'visibleOffers'
  | 'selectedPayment'
  | 'cashNow'
  | 'moreCashLater'
  | 'bringIn'
  | 'inPerson'
  | 'inPersonReason'
  | 'unavailable'
  | 'estimate'
  | 'lastDay'
  | 'toOwner'
  | 'stillOwed';

/** The caller's words and formats, in the language of the visitor. */
export interface TradeInWording {
  readonly labels: Readonly<Record<TradeInLabel, string>>;
  readonly bodyStyles: Readonly<Record<BodyStyle, string>>;
  readonly options: Readonly<Record<VehicleOption, string>>;
  readonly inPersonReasons: Readonly<Record<InPersonReason, string>>;
  readonly formatMoney: (cents: number) => string;
  readonly formatMiles: (miles: number) => string;
  readonly formatDate: (date: LocalDate) => string;
  /** @param time on a 24-hour clock */
  readonly formatTime: (time: string) => string;
}

/** A line, as the details of a lead have them. */
interface TradeInLine {
  readonly name: string;
  readonly value: string;
}

/** The longest name of a lead's detail. */
const MAX_NAME = 300;

/** All that the visitor said and was offered. What was not said has no line. */
export function tradeInLines(
  tradeIn: TradeIn,
  questionnaire: Questionnaire,
  wording: TradeInWording,
): readonly TradeInLine[] {
  const { labels, formatMiles, formatDate, formatTime } = wording;
  const { vehicle, appointment, offer } = tradeIn;
  const offers = joined(visibleOffers(offer).map((kind) => labels[kind]));
  const facts: readonly (readonly [TradeInLabel, string | null])[] = [
    ['appointment', appointment && `${formatDate(appointment.date)}, ${formatTime(appointment.time)}`],
    ['vehicle', [vehicle.year, vehicle.make, vehicle.model, vehicle.trim].filter(Boolean).join(' ')],
    ['vin', vehicle.vin],
    ['licencePlate', joined([tradeIn.licencePlate, tradeIn.state])],
    ['bodyStyle', vehicle.bodyStyle && wording.bodyStyles[vehicle.bodyStyle]],
    ['mileage', formatMiles(vehicle.mileage)],
    ['exteriorColor', tradeIn.exteriorColor],
    ['options', joined(tradeIn.options.map((option) => wording.options[option]))],
    ['photos', tradeIn.photos === 0 ? null : String(tradeIn.photos)],
    ['interest', tradeIn.interest],
    ['visibleOffers', offers ?? labels.unavailable],
    ['inPersonReason', offer.kind === 'inPerson' ? wording.inPersonReasons[offer.reason] : null],
  ];
  return [
    ...facts.flatMap(([label, value]) => (value === null ? [] : { name: labels[label], value })),
    ...(offer.kind === 'priced' ? offerLines(offer, tradeIn, wording) : []),
    ...tradeIn.answers.flatMap((answer) => answerLine(answer, questionnaire, wording)),
  ];
}

/** Null if nothing is left to join. */
const joined = (parts: readonly (string | null)[]): string | null =>
  parts.filter((part) => part !== null).join(', ') || null;

function offerLines(
  offer: PricedOffer,
  { selectedPayment, answers }: TradeIn,
  { labels, formatMoney, formatDate }: TradeInWording,
): readonly TradeInLine[] {
  const { initPrice, additionalPayments, finalPrice } = offer.moreCashLater;
  const named = (label: 'cashNow' | 'moreCashLater') =>
    offer.isEstimate ? `${labels[label]} (${labels.estimate})` : labels[label];
  const sum = `${formatMoney(initPrice)} + ${formatMoney(additionalPayments)} = ${formatMoney(finalPrice)}`;
  const rest = afterBalance(offer[selectedPayment ?? 'cashNow'].finalPrice, financeOf(answers));
  return [
    { name: named('cashNow'), value: formatMoney(offer.cashNow.finalPrice) },
    { name: named('moreCashLater'), value: sum },
    ...(selectedPayment === null ? [] : [{ name: labels.selectedPayment, value: labels[selectedPayment] }]),
    { name: labels.lastDay, value: formatDate(offer.lastDay) },
    ...(rest === null ? [] : [{ name: labels[rest.kind], value: formatMoney(rest.cents) }]),
  ];
}

function answerLine(
  answer: Answer,
  { questions }: Questionnaire,
  { formatMoney }: TradeInWording,
): readonly TradeInLine[] {
  const question = questions.get(answer.questionId);
  if (question === undefined) return [];
  const name = question.text.slice(0, MAX_NAME).toWellFormed();
  if (answer.kind === 'price') return [{ name, value: formatMoney(answer.cents) }];
  if (answer.kind === 'text') return [{ name, value: answer.text }];
  const choices = 'answers' in question ? question.answers : [];
  const choice = choices.find(({ value }) => value === answer.value);
  return [{ name, value: choice?.label ?? answer.value }];
}
