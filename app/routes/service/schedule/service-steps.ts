/**
 * The steps of a service appointment. Without times to offer, the visitor says which day suits them, and nothing is
 * booked.
 */
export type ServiceStep = 'vehicle' | 'services' | 'time' | 'details' | 'request';

/** Path of the page, without the language. */
export const SCHEDULE_PATH = '/service/schedule';

/**
 * All steps.
 * @param offers what the dealership offers online: times, and services to choose from
 */
export const serviceStepsOf = (offers: {
  readonly times: boolean;
  readonly services: boolean;
}): readonly ServiceStep[] => [
  'vehicle',
  ...(offers.services ? (['services'] as const) : []),
  ...(offers.times ? (['time', 'details'] as const) : (['request'] as const)),
];

/** Path of a step, without the language. Steps are counted from 1. */
export const serviceStepPath = (number: number): string =>
  number <= 1 ? SCHEDULE_PATH : `${SCHEDULE_PATH}?step=${number}`;

/** ID of the times of the chosen day. */
export const TIMES = 'times';
