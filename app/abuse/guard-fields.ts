/** Name of the hidden field that holds a form's token. */
export const TOKEN_FIELD = 'formToken';
/** Name of the field that no person sees: sounds like something to fill in, and no browser completes it. */
export const HONEYPOT_FIELD = 'contactReference';
/** Name of the field that holds a solved proof of work. */
export const PROOF_FIELD = 'formProof';
/** Name of the hidden field that says that a visitor without script has pressed once more. */
export const CONFIRM_FIELD = 'formConfirm';

/** Fields of ours, in which a visitor writes nothing. */
export const GUARD_FIELDS: ReadonlySet<string> = new Set([
  TOKEN_FIELD,
  HONEYPOT_FIELD,
  PROOF_FIELD,
  CONFIRM_FIELD,
]);
