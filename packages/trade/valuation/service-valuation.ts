/** Values from a valuation service (spec 7). An implementation of the port in valuation.ts. */
import type { Answer } from '../questionnaire/evaluate.ts';
import { CONDITION_QUESTION, VALUATION_QUESTIONS } from '../questionnaire/known-questions.ts';
import { serviceResponse } from './service-response.ts';
import type { TradeVehicle, Valuation, ValuationUnavailable, ValueVehicle } from './valuation.ts';

/** A dealership's settings of the service. */
interface ValuationSettings {
  /** https URL without a trailing slash. */
  readonly baseUrl: string;
  readonly customerId: string;
  /** Sent as a bearer token. Null if the service needs none. */
  readonly key: string | null;
  /** For the whole exchange, including a retry. Defaults to 10 seconds. */
  readonly timeoutMs?: number;
}

/**
 * An HTTP client as `createHttpClient` of packages/leads makes it: it limits size, calls public addresses only, retries
 * requests without a body once on the statuses of spec 7, and throws for every status but 2xx. Its errors name the host
 * and no other part of the URL.
 */
type CallService = (request: {
  readonly method: 'GET';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}) => Promise<{ readonly text: string }>;

const TIMEOUT_MS = 10_000;
/** The service gets no other answers: they may contain what visitors wrote about themselves. */
const SENT_ANSWERS = [CONDITION_QUESTION, ...VALUATION_QUESTIONS];

const unavailable = (reason: string): ValuationUnavailable => ({ kind: 'unavailable', reason });

function wireValue(answer: Answer): string {
  if (answer.kind === 'choice') return answer.value;
  return answer.kind === 'price' ? (answer.cents / 100).toFixed(2) : answer.text;
}

function queryOf(vehicle: TradeVehicle, answers: readonly Answer[]): URLSearchParams {
  const { year, make, model, mileage, trim, vin, bodyStyle } = vehicle;
  const query = new URLSearchParams({ year: String(year), make, mileage: String(mileage) });
  for (const [name, value] of Object.entries({ model, trim, vin, bodyStyle })) {
    if (value !== null) query.set(name, value);
  }
  for (const answer of answers) {
    if (SENT_ANSWERS.includes(answer.questionId)) query.set(`answer.${answer.questionId}`, wireValue(answer));
  }
  return query;
}

function readResponse(text: string): Valuation {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return unavailable('the response is not JSON');
  }
  const { data } = serviceResponse.safeParse(json);
  if (data === undefined) return unavailable('the response is not as documented');
  if (data.status === 'inspectionRequired') return { kind: 'bringIn' };
  if (data.status === 'unknownVehicle') return { kind: 'inPerson', reason: 'modelUnknown' };
  const { rough, wholeAverage, adjustedRough, adjustedWholeAverage } = data;
  return { kind: 'valued', rough, wholeAverage, adjustedRough, adjustedWholeAverage, isEstimate: false };
}

/** Values cars by a valuation service. */
export function createServiceValuation(call: CallService, settings: ValuationSettings): ValueVehicle {
  const { baseUrl, customerId, key, timeoutMs = TIMEOUT_MS } = settings;
  const headers: Readonly<Record<string, string>> = key === null ? {} : { Authorization: `Bearer ${key}` };
  const root = `${baseUrl}/customers/${encodeURIComponent(customerId)}/valuation`;
  return async (vehicle, { answers }) => {
    try {
      const url = `${root}?${queryOf(vehicle, answers)}`;
      const { text } = await call({ method: 'GET', url, headers, signal: AbortSignal.timeout(timeoutMs) });
      return readResponse(text);
    } catch (error) {
      return unavailable(error instanceof Error ? error.message : String(error));
    }
  };
}
