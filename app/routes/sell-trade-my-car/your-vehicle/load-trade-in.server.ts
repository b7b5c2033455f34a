import { type Settings, usesValuationService } from '@rooftop/content/documents/dealership/settings/settings';
import type { TradeQuestionnaire } from '@rooftop/content/documents/trade-questionnaire/trade-questionnaire';
import { localDate, type LocalDate } from '@rooftop/tenancy/calendar';
import { type Evaluation, evaluateAnswers } from '@rooftop/trade/questionnaire/evaluate';
import type { Questionnaire } from '@rooftop/trade/questionnaire/questionnaire';
import { readQuestionnaire } from '@rooftop/trade/questionnaire/read-questionnaire';
import type { StoredTradeIn, TradeCar } from '@rooftop/trade/storage/stored-trade-in';
import type { RequestContext } from '#app/context.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { bookedVisit } from '@rooftop/platform/appointments/trade-in-visits';
import { tradeInId } from '#app/visitor/trade-in-cookie.ts';

/** A visitor's trade-in, as far as they have come. */
export interface LoadedTradeIn {
  /** Null before the first step. */
  readonly id: string | null;
  readonly stored: StoredTradeIn;
  readonly settings: Settings | null;
  readonly questionnaire: Questionnaire;
  readonly evaluation: Evaluation;
  /** In the dealership's time zone. */
  readonly today: LocalDate;
}

/** What a step stores. */
export type TradeInChange =
  | {
      readonly car: TradeCar /** VIN of the dealership's car that the visitor wants instead. */;
      readonly interest: string | null;
    }
  | { readonly answers: StoredTradeIn['given'] };

const NEW: StoredTradeIn = {
  car: null,
  given: {},
  offer: null,
  photos: [],
  interest: null,
  lead: null,
};
const NO_QUESTIONS: Questionnaire = { categories: [], questions: new Map() };

/** Evaluates what was entered, by the rules of the dealership's valuation. */
export const evaluated = (
  { questionnaire, settings }: Pick<LoadedTradeIn, 'questionnaire' | 'settings'>,
  answers: StoredTradeIn['given'],
): Evaluation => evaluateAnswers(questionnaire, answers, usesValuationService(settings));

/**
 * The questions that can be asked. The Studio refuses those that depend on each other; without questions, no price can
 * be computed, and the last step offers the phone number.
 */
export function questionsOf(
  written: TradeQuestionnaire | undefined,
  { report }: Pick<RequestContext, 'report'>,
): Questionnaire {
  const read = readQuestionnaire(written);
  if (read.kind === 'questionnaire') return read.questionnaire;
  report(new Error(`Trade-in questions depend on each other: ${read.questionIds.join(', ')}`));
  return NO_QUESTIONS;
}

const isSameCar = (a: TradeCar, b: TradeCar): boolean =>
  a.vin !== null && b.vin !== null
    ? a.vin === b.vin
    : a.year === b.year && a.make === b.make && a.model === b.model;

/**
 * The id under which to store a car. A car after one that was sent, or has an appointment, is a trade-in of its own: the
 * photos and the appointment belong to the first.
 */
export async function tradeInIdFor(
  car: TradeCar,
  { id, stored }: { readonly id: string | null; readonly stored: Pick<StoredTradeIn, 'car' | 'lead'> | null },
  context: Pick<RequestContext, 'appointments' | 'now'>,
): Promise<string> {
  if (id === null) return crypto.randomUUID();
  if (stored === null || stored.car === null || isSameCar(stored.car, car)) return id;
  return stored.lead !== null || (await bookedVisit(id, context)) !== null ? crypto.randomUUID() : id;
}

/** Loads the trade-in of a visitor's cookie, and the questions. */
export async function loadTradeIn(context: RequestContext): Promise<LoadedTradeIn> {
  const { content, dealership, now, tradeIns } = context;
  context.forOneVisitor();
  const id = tradeInId(context);
  const [settings, [written], found] = await Promise.all([
    orFallback(content.settings(), null),
    orFallback(content.tradeQuestionnaires(), []),
    id === null ? null : tradeIns.find(id),
  ]);
  const questionnaire = questionsOf(written, context);
  const stored = found ?? NEW;
  const evaluation = evaluated({ questionnaire, settings }, stored.given);
  return {
    id: found === null ? null : id,
    stored,
    settings,
    questionnaire,
    evaluation,
    today: localDate(dealership.timeZone, now),
  };
}
