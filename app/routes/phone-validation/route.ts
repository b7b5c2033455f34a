import type { ActionFunctionArgs } from '#app/framework.server.ts';
import { notFound } from '#app/http/not-found.ts';
import { readBody } from '#app/http/read-body.ts';
import { formatUntil } from '@rooftop/platform/wording/format-until';
import type { PhoneAnswer, PhoneError } from '#app/visitor/phone/phone-errors.ts';
import type { CodeRefusal } from '#app/visitor/phone/send-code.server.ts';
import { withoutDrafts } from '#app/visitor/without-drafts.ts';
import { phoneRequest, validatePhone } from '#app/visitor/phone/validate-phone.server.ts';

/** HTTP statuses of errors that do not belong to a field. */
const STATUSES: { readonly [error in PhoneError]?: number } = {
  'form-expired': 403,
  'unknown-type': 400,
  'codes-stopped': 503,
  unavailable: 503,
};

/**
 * POST /api/customer/phoneValidation (spec 7): sends a code, then verifies it and saves the confirmed phone number.
 * An invalid number or code is not an HTTP error: its message belongs to a field.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  context.setRoute('phone-validation');
  const body = phoneRequest.safeParse(await readBody(request));
  if (!body.success) return refused({ error: 'unknown-type' }, context);
  const isFromHere = request.headers.get('origin') === context.origin;
  const validated = await validatePhone(body.data, isFromHere, context);
  if ('error' in validated) return refused(validated, context);
  const { verified } = validated;
  const headers = new Headers(NOT_STORED);
  if (verified !== null) {
    await context.visitor.verifyPhone(verified);
    const change = { phone: verified, phoneVerified: true } as const;
    const isAnother = await context.visitor.isAnother(change);
    const cookies = await context.visitor.remember({ ...change, ...(isAnother && { isAnother }) });
    for (const cookie of [...cookies, ...(isAnother ? withoutDrafts(context) : [])])
      headers.append('Set-Cookie', cookie);
  }
  return Response.json({ success: true, error: null, message: null } satisfies PhoneAnswer, { headers });
}

const NOT_STORED = { 'Cache-Control': 'no-store' };

function refused(
  { error, until, challenge }: CodeRefusal,
  { dealership: { timeZone }, locale, now, t }: ActionFunctionArgs['context'],
): Response {
  const time = until === undefined ? '' : formatUntil(until, now, timeZone, locale);
  const body: PhoneAnswer = {
    success: false,
    error,
    message: t(`phone.error.${error}`, { time }),
    ...(until && { until: { at: until.toISOString(), timeZone } }),
    ...(challenge && { challenge }),
  };
  return Response.json(body, { status: STATUSES[error] ?? 200, headers: NOT_STORED });
}

/** Someone opened the URL directly. */
export function loader(): never {
  throw notFound('unknown');
}
