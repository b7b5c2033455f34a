import { redirect } from '#app/framework.server.ts';
import type { Terms } from '@rooftop/finance/terms';
import { z } from 'zod';
import type { RequestContext } from '#app/context.server.ts';
import { localPath } from '#app/http/page-request.ts';
import { PAYMENT_ID } from './payment-id.ts';
import { type TermFields, termsOf } from './term-fields.ts';
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

/** The fields of a form or a query with the calculator's fields, as typed. */
export const readTermFields = (sent: Iterable<[string, unknown]>): TermFields =>
  termsForm.parse(Object.fromEntries(sent));

/** The terms in a form with the calculator's fields. Values out of bounds become the nearest ones. */
export const readTermsForm = (form: FormData): Terms => termsOf(readTermFields(form));

/** Saves the calculator's terms without JavaScript and redirects back to the payment. */
export async function setTerms(request: Request, context: RequestContext): Promise<Response> {
  const { path, locale, dealership } = context;
  const terms = readTermsForm(await request.formData());
  return redirect(`${localPath(path, locale, dealership.languages)}#${PAYMENT_ID}`, {
    status: 303,
    headers: { 'Set-Cookie': termsCookie(terms, context) },
  });
}
