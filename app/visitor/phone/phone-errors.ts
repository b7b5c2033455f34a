/** What may be wrong with a number or a code. The website puts these into words (`phone.error.<name>`). */
export const PHONE_ERRORS = {
  /** spec 5 */
  'phone-required': 422,
  'phone-invalid': 422,
  'code-required': 422,
  'code-length': 422,
  'code-wrong': 422,
  'code-expired': 422,
  'code-too-many': 429,
  'phone-too-many': 429,
  /** neither the number's fault nor the code's */
  unavailable: 503,
} as const satisfies Readonly<Record<string, number>>;
export type PhoneError = keyof typeof PHONE_ERRORS;

/** Answer of POST /api/customer/phoneValidation (spec 7). */
export interface PhoneAnswer {
  readonly success: boolean;
  readonly error: PhoneError | null;
  /** the error in words; null: there is none */
  readonly message: string | null;
}
