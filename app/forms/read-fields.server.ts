import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type * as z from 'zod/mini';

/** A parsed form submission. */
interface ParsedFields<Value> {
  /** Undefined if something must be corrected. */
  readonly value: Value | undefined;
  /** Creates the reply for the form: the input, and error codes for fields and the whole form. */
  reply(formErrors?: string[]): SubmissionResult;
}

/**
 * Field names of the payloads (spec 3). Names that a form library would interpret as paths or intents are ignored.
 */
const FIELD_NAME = /^[A-Za-z]+$/;

/**
 * Parses the fields of a kind of lead from an untrusted form.
 * @param found additional error codes by field
 */
export function parseFields<Fields extends z.core.$ZodType>(
  form: FormData,
  fields: Fields,
  found: Readonly<Record<string, readonly string[]>>,
): ParsedFields<z.output<Fields>> {
  const written = new FormData();
  for (const [name, value] of form) {
    // Files are never sent back. If a name occurs twice, the first value counts.
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
