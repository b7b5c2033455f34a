import type { ActionFunctionArgs } from '@remix-run/node';
import { notFound } from '../../http/not-found.ts';
import { readBody } from '../../http/read-body.ts';
import type { PhoneAnswer, PhoneError } from '../../visitor/phone/phone-errors.ts';
import { phoneRequest, validatePhone } from '../../visitor/phone/validate-phone.server.ts';

/** HTTP statuses of errors that do not belong to a field. */
const STATUSES: { readonly [error in PhoneError]?: number } = {
  'form-expired': 403,
  'unknown-type': 400,
  unavailable: 503,
};

/**
 * POST /api/customer/phoneValidation (spec 7): sends a code, then verifies it and saves the confirmed phone number.
 * An invalid number or code is not an HTTP error: its message belongs to a field.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  context.setRoute('phone-validation');
  const body = phoneRequest.safeParse(await readBody(request));
  if (!body.success) return answer('unknown-type', context.t, new Headers({ 'Cache-Control': 'no-store' }));
  const isFromHere = request.headers.get('origin') === context.origin;
  const validated = await validatePhone(body.data, isFromHere, context);
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if ('error' in validated) return answer(validated.error, context.t, headers);
  const { verified } = validated;
  if (verified !== null) {
    await context.visitor.verifyPhone(verified);
    for (const cookie of await context.visitor.remember({ phone: verified, phoneVerified: true }))
      headers.append('Set-Cookie', cookie);
  }
  return Response.json({ success: true, error: null, message: null } satisfies PhoneAnswer, { headers });
}

function answer(error: PhoneError, t: ActionFunctionArgs['context']['t'], headers: Headers): Response {
  const body: PhoneAnswer = { success: false, error, message: t(`phone.error.${error}`) };
  return Response.json(body, { status: STATUSES[error] ?? 200, headers });
}

/** Someone opened the URL directly. */
export function loader(): never {
  throw notFound('unknown');
}
