/** What may be wrong with a number or a code. The website puts these into words (`phone.error.<name>`). */
export const PHONE_ERRORS = [
  'phone-required',
  'phone-invalid',
  'phone-too-many',
  'code-required',
  'code-length',
  'code-wrong',
  'code-expired',
  'code-too-many',
  /** the request carries no form token of this dealership */
  'form-expired',
  /** the request names a type that is none of spec 7's, or cannot be read */
  'unknown-type',
  /** neither the number's fault nor the code's */
  'unavailable',
] as const;
export type PhoneError = (typeof PHONE_ERRORS)[number];

/** Answer of POST /api/customer/phoneValidation (spec 7). */
export interface PhoneAnswer {
  readonly success: boolean;
  readonly error: PhoneError | null;
  /** the error in words; null: there is none */
  readonly message: string | null;
}
