/** Name of the hidden field that contains a form's token. */
export const TOKEN_FIELD = 'formToken';
/** Name of the honeypot field: it sounds worth filling in, but no browser autofills it. */
export const HONEYPOT_FIELD = 'contactReference';
/** Name of the field that contains a solved proof of work. */
export const PROOF_FIELD = 'formProof';
/** Name of the hidden field that marks the second press of a visitor without JavaScript. */
export const CONFIRM_FIELD = 'formConfirm';

/** Fields that contain none of the visitor's input. */
export const SPAM_FIELDS: ReadonlySet<string> = new Set([
  TOKEN_FIELD,
  HONEYPOT_FIELD,
  PROOF_FIELD,
  CONFIRM_FIELD,
]);
