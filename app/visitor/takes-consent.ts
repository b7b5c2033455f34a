/**
 * Attributes of a form in which visitors may consent to cookies. It also submits the landing page's advertising
 * parameters.
 */
export const CONSENT_FORM_ATTRIBUTES = { 'data-takes-consent': '' } as const;

export const takesConsent = (form: HTMLFormElement): boolean => form.dataset['takesConsent'] !== undefined;
