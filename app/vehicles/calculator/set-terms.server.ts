import { redirect } from '@remix-run/node';
import { printTerms } from '@rooftop/finance/print-terms';
import { serialize } from 'hono/utils/cookie';
import { z } from 'zod';
import type { RequestContext } from '../../context.server.ts';
import { localPath } from '../../http/page-request.ts';
import { TERMS_COOKIE, TERMS_MAX_AGE } from '../../visitor/terms-cookie.ts';
import { PAYMENT_ID } from './payment-id.ts';
import { termsOf } from './term-fields.ts';

const text = z.string().max(20).catch('');
const termsForm = z.object({
  kind: z.enum(['finance', 'lease']).catch('finance'),
  down: z.enum(['percent', 'amount']).catch('percent'),
  downPercent: text,
  downAmount: text,
  tradeEquity: text,
  creditScore: text,
  months: text,
  leaseMonths: text,
  milesPerYear: text,
});

/** Saves the calculator's terms without JavaScript and redirects back to the payment. */
export async function setTerms(
  request: Request,
  { path, locale, dealership, secureCookies }: RequestContext,
): Promise<Response> {
  const fields = termsForm.parse(Object.fromEntries(await request.formData()));
  const cookie = serialize(TERMS_COOKIE, printTerms(termsOf(fields)), {
    path: '/',
    maxAge: TERMS_MAX_AGE,
    sameSite: 'Lax',
    secure: secureCookies,
  });
  return redirect(`${localPath(path, locale, dealership.languages)}#${PAYMENT_ID}`, {
    status: 303,
    headers: { 'Set-Cookie': cookie },
  });
}
