import type { CodeCheckResult } from '@rooftop/leads/phone/code-channel';
import { usNumber } from '@rooftop/leads/phone/us-number';
import { z } from 'zod';
import { callerAddress } from '#app/http/caller-address.ts';
import type { PhoneError } from './phone-errors.ts';
import { type CodeContext, type CodeRefusal, sendCode } from './send-code.server.ts';

const text = z.string().max(100).catch('');

/** Request body of spec 7. Missing values become empty and are reported as such. */
export const phoneRequest = z.object({
  type: z.enum(['phone-validation', 'code-verification']),
  phone: text,
  code: text,
  formToken: text,
  // The spam filter checks its length.
  proof: z.string().catch(''),
});
type PhoneRequest = z.output<typeof phoneRequest>;

const VERDICTS: Readonly<Record<CodeCheckResult, PhoneError | null>> = {
  right: null,
  wrong: 'code-wrong',
  expired: 'code-expired',
  'too-many-tries': 'code-too-many',
};

/** The verified number. Null if a code was sent and nothing is verified yet. */
type PhoneValidationResult = { readonly verified: string | null } | CodeRefusal;

/**
 * Sends a code to a number, or checks the code that the visitor received. A request with the token of a form of this
 * dealership may do that more often than one without, which must come from a page of this website (decision 114).
 * @param isFromHere whether the browser says that one of our pages sent it
 */
export async function validatePhone(
  request: PhoneRequest,
  isFromHere: boolean,
  context: CodeContext,
): Promise<PhoneValidationResult> {
  const written = request.phone.trim();
  if (written === '') return { error: 'phone-required' };
  const phone = usNumber(written);
  if (phone === null) return { error: 'phone-invalid' };
  const form = context.spamFilter.readForm(context.dealership.id, request.formToken);
  if (form === null && !isFromHere) return { error: 'form-expired' };
  try {
    if (request.type === 'code-verification')
      return await checkCode(phone, request.code.trim(), form, context);
    return (await sendCode({ phone, form, proof: request.proof }, context)) ?? { verified: null };
  } catch (error) {
    context.report(error);
    return { error: 'unavailable' };
  }
}

/** Whether this caller has checked too many codes, at all dealerships together. */
async function checksTooOften({ client, limits }: CodeContext, hasForm: boolean): Promise<boolean> {
  const address = callerAddress(client.ipAddress);
  if (address === null) return false;
  const { isOver } = await limits.count(hasForm ? 'codeChecks' : 'formlessCodeChecks', 'caller', address);
  return isOver;
}

async function checkCode(
  phone: string,
  code: string,
  form: string | null,
  context: CodeContext,
): Promise<PhoneValidationResult> {
  if (code === '') return { error: 'code-required' };
  if (!/^\d{6}$/.test(code)) return { error: 'code-length' };
  if (await checksTooOften(context, form !== null)) return { error: 'code-too-many' };
  const verdict = await context.phoneCodes.check({ dealership: context.dealership.id, phone }, code);
  const error = VERDICTS[verdict];
  return error === null ? { verified: phone } : { error };
}
