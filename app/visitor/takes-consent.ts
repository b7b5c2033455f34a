/** Attributes of a form in which a visitor may agree to cookies: it takes the landing page's advertising parameters along. */
export const TAKES_CONSENT = { 'data-takes-consent': '' } as const;

export const takesConsent = (form: HTMLFormElement): boolean => form.dataset['takesConsent'] !== undefined;
