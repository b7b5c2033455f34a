import { type Company, companyOf } from '@rooftop/content/documents/dealership/company/company';
import { orFallback } from '../or-fallback.ts';
import type { LeadContext } from './lead-context.ts';
import type { LeadRequest } from './dealership-leads.ts';

/** Contact data of the dealership as the visitor sees it, or of the store that the lead is for. */
export async function companyAt(
  { place, storeKey }: Pick<LeadRequest, 'place' | 'storeKey'>,
  { company, content, dealership }: Pick<LeadContext, 'company' | 'content' | 'dealership'>,
): Promise<Company> {
  if (place === null && !storeKey) return company();
  const [stores, settings] = await Promise.all([
    orFallback(content.stores(), []),
    orFallback(content.settings(), null),
  ]);
  const store = stores.find(({ key, name }) => (storeKey ? key === storeKey : name === place));
  return store === undefined ? company() : companyOf(dealership, settings, stores, store);
}
