/** The last step of a credit application, which browsers check too. */
import type { FieldMessage } from '@rooftop/forms/field-messages';
import * as z from 'zod/mini';
import { SSN } from './ssn.ts';

const ssn = z.string({ error: 'ssn' }).check(z.trim(), z.regex(SSN, 'ssn'));
const agreement = z.literal('on', { error: 'agreement' satisfies FieldMessage });

/** The fields of the last step, whose values are never stored in a draft. */
export const signingFields = (hasCoBorrower: boolean) =>
  hasCoBorrower
    ? z.object({ ssn, coBorrowerSsn: ssn, agreement })
    : z.object({ ssn, coBorrowerSsn: z.optional(z.undefined()), agreement });
