/** Name of the hidden field that holds a form's token. */
export const TOKEN_FIELD = 'formToken';
/** Name of the field that no person sees: sounds like something to fill in, and no browser completes it. */
export const HONEYPOT_FIELD = 'contactReference';
