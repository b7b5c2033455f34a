import { orderedRange } from '@rooftop/inventory/url/parameters';
import type { RequestContext } from '#app/context.server.ts';
import { notFound } from '#app/http/not-found.ts';
import { seeOther } from '#app/http/see-other.server.ts';
import { readTermsForm } from '../calculator/set-terms.server.ts';
import { termsCookie } from '../calculator/terms-cookie.server.ts';
import { paymentBasis } from '@rooftop/platform/inventory/audiences';
import { filteredSearch } from './filtered-search.server.ts';

const CENTS = 100;
/** Dollars as typed: `$450`, `1,200.00`. Up to seven digits, as in URLs. */
const DECORATION = /[$,\s]|\.\d{0,2}$/g;
const AMOUNT = /^\d{1,7}$/;

/** An end of the range in cents. Null if it is empty or not an amount. */
function endOf(form: FormData, name: 'min' | 'max'): number | null {
  const value = form.get(name);
  const bare = typeof value === 'string' ? value.trim().replaceAll(DECORATION, '') : '';
  return AMOUNT.test(bare) ? Number(bare) * CENTS : null;
}

/**
 * Saves the terms of the filter's form, and leads to the search with the range of payments.
 * @throws Response (404) if the dealership advertises no payments
 */
export async function submitPaymentFilter(request: Request, context: RequestContext): Promise<Response> {
  if (paymentBasis(context) === null) throw notFound('unknown');
  const [form, { address }] = await Promise.all([request.formData(), filteredSearch(request, context)]);
  const { min, max } = orderedRange(endOf(form, 'min'), endOf(form, 'max'));
  const search = address(min === null && max === null ? null : { min, max });
  return seeOther(search, context, { 'Set-Cookie': termsCookie(readTermsForm(form), context) });
}
