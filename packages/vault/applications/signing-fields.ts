/** The last step of a credit application, which browsers check too. */
import type { FieldMessage } from '@rooftop/forms/field-messages';
import * as z from 'zod/mini';
import { hyphenateSsn, SSN } from './ssn.ts';

const NINE_DIGITS = /^\d{3}-\d{2}-\d{4}$/;

const ssn = z
  .string({ error: 'ssn' })
  .check(
    z.overwrite(hyphenateSsn),
    z.regex(NINE_DIGITS, { error: 'ssn' satisfies FieldMessage, abort: true }),
    z.regex(SSN, 'ssnNumber' satisfies FieldMessage),
  );
const agreement = z.literal('on', { error: 'agreement' satisfies FieldMessage });

/** The fields of the last step, whose values are never stored in a draft. Two people never have the same number. */
export const signingFields = (hasCoBorrower: boolean) =>
  hasCoBorrower
    ? z.object({ ssn, coBorrowerSsn: ssn, agreement }).check(
        z.refine(({ ssn: own, coBorrowerSsn: other }) => !SSN.test(own) || own !== other, {
          error: 'ssnSame' satisfies FieldMessage,
          path: ['coBorrowerSsn'],
          // Also while the box is not checked.
          when: () => true,
        }),
      )
    : z.object({ ssn, coBorrowerSsn: z.optional(z.undefined()), agreement });
