import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';

/** A form as it was filled in. */
export interface ReadFields<Value> {
  /** undefined: something is to be mended */
  readonly value: Value | undefined;
  /** For the form: what was written, and codes of what is wrong with it and with the whole. */
  reply(formErrors?: string[]): SubmissionResult;
}

/** The payloads' names (spec 3). Names that a form library reads as paths, or as orders to itself, are no fields. */
const FIELD_NAME = /^[A-Za-z]+$/;

/**
 * Reads the fields of a kind of lead off a form that anybody may have made.
 * @param found what is wrong besides, by field: codes
 */
export function readFields<Fields extends z.ZodType>(
  form: FormData,
  fields: Fields,
  found: Readonly<Record<string, readonly string[]>>,
): ReadFields<z.output<Fields>> {
  const written = new FormData();
  for (const [name, value] of form) {
    // A file is never sent back; of a name that comes twice the first counts.
    if (typeof value === 'string' && FIELD_NAME.test(name) && !written.has(name)) written.set(name, value);
  }
  const submission = parseWithZod(written, { schema: fields });
  const fieldErrors = Object.fromEntries(Object.entries(found).map(([name, codes]) => [name, [...codes]]));
  const isFine = submission.status === 'success' && Object.keys(found).length === 0;
  return {
    value: isFine ? submission.value : undefined,
    reply: (formErrors = []) => submission.reply({ formErrors, fieldErrors }),
  };
}
