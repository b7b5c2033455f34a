import { contentSignals } from './content-signals.ts';
import type { FormPlace, Submitted } from './defence.ts';
import { type FormToken, readToken } from './form-token.ts';
import { GUARD_FIELDS, HONEYPOT_FIELD, TOKEN_FIELD } from './guard-fields.ts';

/** Milliseconds. Nobody reads a form, fills it in and sends it in less. */
const LEAST_AGE = 2_000;
/** Milliseconds. Whoever left a form open for longer than a day is looked at by people. */
export const GREATEST_AGE = 24 * 3_600_000;
/** Points from which what was written is taken for spam. */
const ENOUGH = 3;
/** Every browser sends them. */
const BROWSER_HEADERS = ['user-agent', 'accept-language'];

/** Fields that hold somebody's name. */
const NAMES = new Set(['firstName', 'lastName']);

const isFilled = (fields: FormData, name: string) =>
  fields.getAll(name).some((value) => typeof value !== 'string' || value !== '');

function ageOf(token: FormToken | null, now: number): string | null {
  if (token === null) return 'no token of ours';
  const age = now - token.issuedAt;
  if (age < LEAST_AGE) return 'sent within two seconds';
  return age > GREATEST_AGE ? 'a token of yesterday' : null;
}

function writingOf({ fields, headers }: Submitted): string | null {
  const texts = [...fields].flatMap(([name, value]) =>
    typeof value === 'string' && !GUARD_FIELDS.has(name) ? [{ name, value }] : [],
  );
  const valuesOf = (isName: boolean) =>
    texts.filter(({ name }) => NAMES.has(name) === isName).map(({ value }) => value);
  const signs = contentSignals({ names: valuesOf(true), others: valuesOf(false) });
  const missing = BROWSER_HEADERS.filter((name) => !headers.get(name));
  const names = [...signs.names, ...missing.map((name) => `no ${name}`)];
  return signs.points + missing.length >= ENOUGH ? names.join(', ') : null;
}

export interface Suspected {
  /** null: none of ours */
  readonly token: FormToken | null;
  /** why a program is thought to have filled in the form; null: nothing speaks for it */
  readonly reason: string | null;
}

/** What a submission looks like by itself. @param key of the purpose form-token @param now milliseconds since 1970 */
export function suspect(submitted: Submitted, key: Buffer, now: number): Suspected {
  const place: FormPlace = submitted;
  const token = readToken(key, place, submitted.fields.get(TOKEN_FIELD));
  const trap = isFilled(submitted.fields, HONEYPOT_FIELD) ? 'the hidden field was filled in' : null;
  return { token, reason: trap ?? ageOf(token, now) ?? writingOf(submitted) };
}
