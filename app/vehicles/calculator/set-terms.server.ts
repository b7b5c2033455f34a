import { redirect } from '@remix-run/node';
import { z } from 'zod';
import type { RequestContext } from '../../context.server.ts';
import { localPath } from '../../http/page-request.ts';
import { PAYMENT_ID } from './payment-id.ts';
import { termsOf } from './term-fields.ts';
import { termsCookie } from './terms-cookie.server.ts';

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
export async function setTerms(request: Request, context: RequestContext): Promise<Response> {
  const { path, locale, dealership } = context;
  const fields = termsForm.parse(Object.fromEntries(await request.formData()));
  return redirect(`${localPath(path, locale, dealership.languages)}#${PAYMENT_ID}`, {
    status: 303,
    headers: { 'Set-Cookie': termsCookie(termsOf(fields), context) },
  });
}
