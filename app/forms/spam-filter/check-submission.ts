import type { Suspicion } from '@rooftop/leads/wording/lead-words';
import { contentSignals } from './content-signals.ts';
import type { FormKey, FormSubmission } from './spam-filter.ts';
import { type FormToken, readFormToken } from './form-token.ts';
import { SPAM_FIELDS, HONEYPOT_FIELD, TOKEN_FIELD } from './spam-field-names.ts';

/** Milliseconds. No person can read, fill in, and submit a form faster, unless it was filled in for them. */
export const LEAST_FORM_AGE = 2_000;
/** Milliseconds. Forms that were open for longer than a day are reviewed by people. */
export const MAX_FORM_AGE = 24 * 3_600_000;
/** Points from which a message counts as spam. */
const ENOUGH = 3;
/** Headers that every browser sends. */
const BROWSER_HEADERS = ['user-agent', 'accept-language'] as const;

/** Fields that contain a person's name. */
const NAMES = new Set(['firstName', 'lastName']);

const isFilled = (fields: FormData, name: string) =>
  fields.getAll(name).some((value) => typeof value !== 'string' || value !== '');

function ageOf(token: FormToken | null, now: number, leastAge: number): Suspicion | null {
  if (token === null) return 'missing or invalid form token';
  const age = now - token.issuedAt;
  if (age < leastAge) return 'sent within two seconds';
  return age > MAX_FORM_AGE ? 'form token older than a day' : null;
}

function writingOf({ fields, headers }: FormSubmission): string | null {
  const texts = [...fields].flatMap(([name, value]) =>
    typeof value === 'string' && !SPAM_FIELDS.has(name) ? [{ name, value }] : [],
  );
  const valuesOf = (isName: boolean) =>
    texts.filter(({ name }) => NAMES.has(name) === isName).map(({ value }) => value);
  const signs = contentSignals({ names: valuesOf(true), others: valuesOf(false) });
  const missing = BROWSER_HEADERS.filter((name) => !headers.get(name));
  const names: readonly Suspicion[] = [...signs.names, ...missing.map((name) => `no ${name}` as const)];
  return signs.points + missing.length >= ENOUGH ? names.join(', ') : null;
}

interface SubmissionCheck {
  /** Null if it is missing or forged. */
  readonly token: FormToken | null;
  /** Why a program seems to have filled in the form. Null if nothing suggests that. */
  readonly reason: string | null;
}

/**
 * Checks a submission by itself.
 * @param key of the purpose form-token
 * @param now milliseconds since 1970
 * @param leastAge milliseconds; a form that is sent sooner after it was shown counts as a bot's
 */
export function checkSubmission(
  submitted: FormSubmission,
  { key, now, leastAge }: { readonly key: Buffer; readonly now: number; readonly leastAge: number },
): SubmissionCheck {
  const place: FormKey = submitted;
  const token = readFormToken(key, place, submitted.fields.get(TOKEN_FIELD));
  const trap = isFilled(submitted.fields, HONEYPOT_FIELD)
    ? ('the hidden field was filled in' satisfies Suspicion)
    : null;
  return {
    token,
    reason: trap ?? ageOf(token, now, submitted.isPrefilled ? 0 : leastAge) ?? writingOf(submitted),
  };
}
