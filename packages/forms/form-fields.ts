/** Fields that forms share, with the messages of spec 5. */
import * as z from 'zod/mini';
import type { FieldMessage } from './field-messages.ts';

/** Matches in linear time for any input, because labels end at dots and nothing else repeats. */
const EMAIL = /^[^\s@<>(),;:"\\[\]]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}$/u;
/** A valid phone number has more characters than this (spec 5). */
const PHONE_LONGER_THAN = 9;
const COUNTRY_CODE = /^\s*\+1/;

/** Removes NUL, which only programs send and PostgreSQL rejects. */
const withoutNul = (text: string) => text.replaceAll('\0', '');

/** A text that is not empty after trimming (spec 5, non-empty text). */
export function line(missing: FieldMessage, longest = 300) {
  return z
    .string({ error: missing })
    .check(z.overwrite(withoutNul), z.trim(), z.minLength(1, missing), z.maxLength(longest, 'tooLong'));
}

export const email = line('required', 254).check(z.regex(EMAIL, 'email'));

/** A phone number without what the mask of phone fields adds to it: `+1 (315) 555-0142` (spec 5, phone masks). */
const unmasked = (written: string): string =>
  COUNTRY_CODE.test(written) ? written.replace(COUNTRY_CODE, '').replaceAll(/[\s().-]/g, '') : written;

export const phone = line('required', 40).check(
  z.refine((written) => written.length === 0 || unmasked(written).length > PHONE_LONGER_THAN, 'phone'),
);

/** A number as people write it: `12,500`, `$12,500`, `12500 miles`. */
export function writtenNumber(wrong: FieldMessage) {
  return z.pipe(
    z
      .string({ error: wrong })
      .check(z.trim(), z.regex(/^\$?\d[\d,]{0,11}(?:\.\d{1,2})?(?: ?mi(?:les)?)?$/i, wrong)),
    z.transform((text: string) => Number.parseFloat(text.replaceAll(/[$,]/g, ''))),
  );
}

/** Parses dollars to integer cents. */
export const dollars = (wrong: FieldMessage) =>
  z.pipe(
    writtenNumber(wrong),
    z.transform((amount: number) => Math.round(amount * 100)),
  );
