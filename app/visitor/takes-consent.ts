/**
 * Attributes of a form in which visitors choose which cookies they allow. It also submits the landing page's advertising
 * parameters, which the server stores only if the choice allows it.
 */
export const CONSENT_FORM_ATTRIBUTES = { 'data-takes-consent': '' } as const;

export const takesConsent = (form: HTMLFormElement): boolean => form.dataset['takesConsent'] !== undefined;

/** Selects where visitors choose: the cookie banner, with its preferences, and the forms elsewhere. */
export const CONSENT_PARTS = '.cookie-banner, [data-takes-consent]';
