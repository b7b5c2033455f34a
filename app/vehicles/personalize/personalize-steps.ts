import { safePath } from '#app/http/safe-path.ts';

/** The steps of a personalized price (spec 4): down payment, trade or not, equity, credit, contact, confirmation. */
export const STEP_COUNT = 6;
const STEPS = [1, 2, 3, 4, 5] as const;
type PersonalizeStep = (typeof STEPS)[number];
/** The step that asks for contact details. Sending them leads to the confirmation. */
export const CONTACT_STEP = 5;
const EQUITY_STEP = 3;
const CREDIT_STEP = 4;
const TRADE_STEP = 2;

/** Path of the page, without the language. */
export const PERSONALIZE_PATH = '/personalize-my-price';

/** Where a visitor is. It is in the URL, so that a reload or the back button finds it again. */
export interface PersonalizeProgress {
  readonly step: PersonalizeStep;
  /** Whether they trade in a car. Null before they answered. */
  readonly trades: boolean | null;
  /** VIN of the car that they came from, or null. */
  readonly vin: string | null;
  /** Path of the page that they came from, with query. Absent if unknown. */
  readonly from?: string;
}

const TRADES: ReadonlyMap<string | null, boolean> = new Map([
  ['yes', true],
  ['no', false],
]);

/** The step with this number. Any other number is the first. */
const stepAt = (number: number): PersonalizeStep => STEPS.find((step) => step === number) ?? 1;

/** Reads the page's query. A step that cannot be reached yet becomes the one that leads to it. */
export function readProgress(query: URLSearchParams): PersonalizeProgress {
  const vin = query.get('vehicle');
  const trades = TRADES.get(query.get('trade')) ?? null;
  const requestedStep = stepAt(Number(query.get('step')));
  const step = requestedStep >= EQUITY_STEP && trades === null ? TRADE_STEP : requestedStep;
  const from = safePath(query.get('from'));
  return {
    step: step === EQUITY_STEP && trades === false ? CREDIT_STEP : step,
    trades,
    vin,
    // Nobody comes from the home page: it has no car to personalize.
    ...(from !== '/' && { from }),
  };
}

/** The path of a step, without the language. */
export function personalizePath({ step, trades, vin, from }: PersonalizeProgress): string {
  const query = new URLSearchParams({
    ...(vin !== null && { vehicle: vin }),
    ...(step > 1 && { step: String(step) }),
    ...(trades !== null && { trade: trades ? 'yes' : 'no' }),
    ...(from !== undefined && { from }),
  }).toString();
  return query === '' ? PERSONALIZE_PATH : `${PERSONALIZE_PATH}?${query}`;
}

/** The first step, for a car or for all. */
export const firstStep = (vin: string | null): PersonalizeProgress => ({ step: 1, trades: null, vin });

/** The next step. The equity of a trade is skipped without one. */
export function nextStep(progress: PersonalizeProgress): PersonalizeProgress {
  const skips = progress.step === TRADE_STEP && progress.trades === false;
  return { ...progress, step: stepAt(Math.min(progress.step + (skips ? 2 : 1), CONTACT_STEP)) };
}

/** The step before, or null at the first. */
export function previousStep(progress: PersonalizeProgress): PersonalizeProgress | null {
  if (progress.step <= 1) return null;
  const skips = progress.step === CREDIT_STEP && progress.trades === false;
  return { ...progress, step: stepAt(progress.step - (skips ? 2 : 1)) };
}

/** Name of the field of a step at which the visitor chooses. */
export const choiceOf = ({ step }: PersonalizeProgress): 'trade' | 'credit' =>
  step === TRADE_STEP ? 'trade' : 'credit';
