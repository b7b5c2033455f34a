import { FIELD_MESSAGES, type FieldMessage } from '@rooftop/forms/field-messages';
import type { Translate } from '../locales/wording.server.ts';

/** Messages about a form as a whole. */
const FORM_MESSAGES = ['confirm', 'tooMany', 'unavailable'] as const;
type FormMessage = FieldMessage | (typeof FORM_MESSAGES)[number];

/** Error messages of forms by code (spec 5). */
type MessageWords = Readonly<Record<FormMessage, string>>;

/** Translates every error message of forms to the language of the request. */
export function messageWords(t: Translate): MessageWords {
  const entries = [...FIELD_MESSAGES, ...FORM_MESSAGES].map(
    (code) => [code, t(`form.error.${code}`)] as const,
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- exactly the codes listed
  return Object.fromEntries(entries) as MessageWords;
}
