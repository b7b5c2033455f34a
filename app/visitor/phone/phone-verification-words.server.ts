import { PLACEHOLDER } from '#app/ui/placeholder.ts';
import { type Translate, wordsFor } from '#app/locales/wording.server.ts';

const WORDS = [
  'phone.again',
  'phone.back',
  'phone.code',
  'phone.error.code-expired',
  'phone.error.code-length',
  'phone.error.code-required',
  'phone.error.code-too-many',
  'phone.error.code-wrong',
  'phone.error.form-expired',
  'phone.error.phone-invalid',
  'phone.error.phone-required',
  'phone.error.unavailable',
  'phone.error.unknown-type',
  'phone.heading',
  'phone.number',
  'phone.send',
  'phone.skip',
  'phone.text',
  'phone.verify',
] as const;

/** Texts of <PhoneVerification>, with placeholders for the number and for times. */
export const phoneVerificationWords = (t: Translate) => ({
  ...wordsFor(t, WORDS),
  'phone.codeHint': t('phone.codeHint', { phone: PLACEHOLDER }),
  'phone.error.codes-stopped': t('phone.error.codes-stopped', { time: PLACEHOLDER }),
  'phone.error.phone-too-many': t('phone.error.phone-too-many', { time: PLACEHOLDER }),
  'phone.error.proof-required': t('phone.error.proof-required', { time: PLACEHOLDER }),
});
export type PhoneVerificationWords = ReturnType<typeof phoneVerificationWords>;
