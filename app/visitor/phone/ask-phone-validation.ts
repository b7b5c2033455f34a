import { LANGUAGES } from '@rooftop/tenancy/languages';
import { checkPayloadUrl } from '#app/http/check-payload-url.ts';
import { formatUntil } from '@rooftop/platform/wording/format-until';
import { PHONE_ERRORS, type PhoneAnswer, type PhoneError } from './phone-errors.ts';

const ADDRESS = '/api/customer/phoneValidation';

export interface PhoneQuestion {
  readonly type: 'phone-validation' | 'code-verification';
  readonly phone: string;
  readonly code?: string;
  /** Token of the form that the visitor submitted. */
  readonly formToken: string;
}

/** What is wrong with a number or a code. */
export interface PhoneProblem {
  readonly error: PhoneError;
  /** Until when, as people read it. Empty if the error doesn't end by itself. */
  readonly until: string;
}

const UNAVAILABLE: PhoneProblem = { error: 'unavailable', until: '' };

/**
 * Has the server check a number or a code. Returns null if it is correct. A missing response is an error like others
 * (spec 8).
 * @param solve computes the proof of work that the server asks for while many codes are sent
 */
export async function askPhoneValidation(
  question: PhoneQuestion,
  solve: (challenge: string) => Promise<string>,
): Promise<PhoneProblem | null> {
  try {
    const answer = await post(question);
    if (answer.challenge === undefined) return problemOf(answer);
    const proof = await solve(answer.challenge).catch(() => null);
    return problemOf(proof === null ? answer : await post({ ...question, proof }));
  } catch {
    return UNAVAILABLE;
  }
}

async function post(body: PhoneQuestion & { readonly proof?: string }): Promise<Partial<PhoneAnswer>> {
  const response = await fetch(checkPayloadUrl(ADDRESS), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}

function problemOf({ success, error, until }: Partial<PhoneAnswer>): PhoneProblem | null {
  if (success === true) return null;
  const known = PHONE_ERRORS.find((name) => name === error);
  if (known === undefined) return UNAVAILABLE;
  const language = LANGUAGES.find((known) => known === document.documentElement.lang) ?? 'en';
  return {
    error: known,
    until: until ? formatUntil(new Date(until.at), new Date(), until.timeZone, language) : '',
  };
}
