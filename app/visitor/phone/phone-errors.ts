/** Errors of a number or a code. The website translates them (`phone.error.<name>`). */
export const PHONE_ERRORS = [
  'phone-required',
  'phone-invalid',
  /** This number, form or caller. */
  'phone-too-many',
  'code-required',
  'code-length',
  'code-wrong',
  'code-expired',
  'code-too-many',
  /** The dealership has sent many codes. The answer has a challenge: with its proof, the request is accepted. */
  'proof-required',
  /** The dealership, or the platform, has sent too many codes. */
  'codes-stopped',
  /** The request has no form token of this dealership, and doesn't come from one of its pages. */
  'form-expired',
  /** The request has a type that spec 7 doesn't define, or cannot be parsed. */
  'unknown-type',
  /** Neither the number nor the code is at fault. */
  'unavailable',
] as const;
export type PhoneError = (typeof PHONE_ERRORS)[number];

/** Response of POST /api/customer/phoneValidation (spec 7). */
export interface PhoneAnswer {
  readonly success: boolean;
  readonly error: PhoneError | null;
  /** The translated error. Null if there is none. */
  readonly message: string | null;
  /** When a limit ends, in ISO 8601, and the dealership's time zone, in which people read it. */
  readonly until?: { readonly at: string; readonly timeZone: string };
  /** JSON for `app/forms/solve-challenge.ts`, whose result is the next request's `proof`. */
  readonly challenge?: string;
}
