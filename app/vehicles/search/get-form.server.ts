import { printParts } from '@rooftop/inventory/url/print-inventory-url';
import type { SearchQuery } from '@rooftop/inventory/index/query';
import type { FoundSearch } from './found-search.ts';

/** A form that refines the search: its URL and its hidden fields. */
export type GetFormView = ReturnType<typeof getForm>;

/** A form of the search page. @param rest the query without the form's own fields */
export function getForm(
  rest: SearchQuery,
  { vocabulary, addresses, address }: Pick<FoundSearch, 'vocabulary' | 'addresses' | 'address'>,
) {
  const { parameters } = printParts(rest, vocabulary, addresses);
  const [action = ''] = address(rest).split('?', 1);
  return { action, hidden: parameters };
}
