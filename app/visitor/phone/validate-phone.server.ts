import type { CodeCheckResult } from '@rooftop/leads/phone/code-channel';
import { usNumber } from '@rooftop/leads/phone/us-number';
import { z } from 'zod';
import { callerAddress } from '../../http/caller-address.ts';
import type { RateLimitName } from '../../forms/spam-filter/rate-limits.ts';
import type { RequestContext } from '../../context.server.ts';
import type { PhoneError } from './phone-errors.ts';

const text = z.string().max(100).catch('');

/** Request body of spec 7. Missing values become empty and are reported as such. */
export const phoneRequest = z.object({
  type: z.enum(['phone-validation', 'code-verification']),
  phone: text,
  code: text,
  formToken: text,
});
type PhoneRequest = z.output<typeof phoneRequest>;

/** The parts of a request that validating a number needs. */
type PhoneContext = Pick<
  RequestContext,
  'client' | 'company' | 'spamFilter' | 'dealership' | 'limits' | 'phoneCodes' | 'report'
>;

const VERDICTS: Readonly<Record<CodeCheckResult, PhoneError | null>> = {
  right: null,
  wrong: 'code-wrong',
  expired: 'code-expired',
  'too-many-tries': 'code-too-many',
};

/** The verified number. Null if a code was sent and nothing is verified yet. */
export type PhoneValidationResult = { readonly verified: string | null } | { readonly error: PhoneError };

/**
 * Sends a code to a number, or checks the code that the visitor received. A request with the token of a form of this
 * dealership may do that more often than one without, which must come from a page of this website (decided, 7).
 * @param isFromHere whether the browser says that one of our pages sent it
 */
export async function validatePhone(
  request: PhoneRequest,
  isFromHere: boolean,
  context: PhoneContext,
): Promise<PhoneValidationResult> {
  const written = request.phone.trim();
  if (written === '') return { error: 'phone-required' };
  const phone = usNumber(written);
  if (phone === null) return { error: 'phone-invalid' };
  const form = context.spamFilter.readForm(context.dealership.id, request.formToken);
  if (form === null && !isFromHere) return { error: 'form-expired' };
  try {
    return request.type === 'phone-validation'
      ? await sendCode(phone, form, context)
      : await checkCode(phone, request.code.trim(), form, context);
  } catch (error) {
    context.report(error);
    return { error: 'unavailable' };
  }
}

/** Counts across all dealerships, because a text message costs the platform the same for each. */
async function isOver(context: PhoneContext, limit: RateLimitName, part: string): Promise<boolean> {
  return (await context.limits.count(limit, part)).isOver;
}

/** Returns whether this IP address has sent too many requests. */
async function callsTooOften(context: PhoneContext, limit: RateLimitName): Promise<boolean> {
  const address = callerAddress(context.client.ipAddress);
  return address !== null && (await isOver(context, limit, address));
}

async function sendCode(
  phone: string,
  form: string | null,
  context: PhoneContext,
): Promise<PhoneValidationResult> {
  const { phoneCodes, dealership, company } = context;
  // Checked in this order, so that a request stopped by one limit does not use up the next, which others share.
  const stopped =
    (await callsTooOften(context, form === null ? 'bare-code-address' : 'code-address')) ||
    (form !== null && (await isOver(context, 'code-form', form))) ||
    (await isOver(context, 'code-phone', phone)) ||
    (await isOver(context, 'code-phone-day', phone));
  if (stopped) return { error: 'phone-too-many' };
  await phoneCodes.send({ dealership: dealership.id, phone }, (await company()).name);
  return { verified: null };
}

async function checkCode(
  phone: string,
  code: string,
  form: string | null,
  context: PhoneContext,
): Promise<PhoneValidationResult> {
  if (code === '') return { error: 'code-required' };
  if (!/^\d{6}$/.test(code)) return { error: 'code-length' };
  if (await callsTooOften(context, form === null ? 'bare-check-address' : 'check-address'))
    return { error: 'code-too-many' };
  const verdict = await context.phoneCodes.check({ dealership: context.dealership.id, phone }, code);
  const error = VERDICTS[verdict];
  return error === null ? { verified: phone } : { error };
}
