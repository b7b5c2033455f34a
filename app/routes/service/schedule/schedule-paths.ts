import { numberedSteps } from '#app/forms/steps/step-urls.ts';

/** Path of the page, without the language. */
export const SCHEDULE_PATH = '/service/schedule';

export const SERVICE_URLS = numberedSteps(SCHEDULE_PATH);

/** What the last step's form is called if there are no times to offer: the visitor says which day suits them. */
export const REQUEST = 'request' as const;

/** ID of the times of the chosen day. */
export const TIMES = 'times';
