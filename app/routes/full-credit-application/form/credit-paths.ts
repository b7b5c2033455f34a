import { namedSteps } from '#app/forms/steps/step-urls.ts';

/** Path of the page around the form, without the language. */
export const APPLICATION_PATH = '/auto-financing/full-credit-application';
/** Path of the form, without the language. The page around it asks for it, so a reload finds the step that was reached. */
export const FORM_PATH = `${APPLICATION_PATH}/form`;

export const CREDIT_URLS = namedSteps(FORM_PATH);
