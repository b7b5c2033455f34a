import type { SearchRange } from '@rooftop/inventory/search-api';

/** An end of a range as URLs have it. Whatever people type around a number is left out. */
const endOf = (typed: string): string => typed.replace(/\.\d*$/, '').replaceAll(/\D/g, '') || 'null';

/** URL of the search with these limits of a range, as typed. Empty means no limit. */
export function rangeUrl({ action, hidden, name }: SearchRange, min: string, max: string): string {
  const ends = `${endOf(min)},${endOf(max)}`;
  const parameters = new URLSearchParams(hidden.map(([parameter, value]) => [parameter, value]));
  if (ends !== 'null,null') parameters.set(name, ends);
  const query = parameters.toString().replaceAll('%2C', ',');
  return query === '' ? action : `${action}?${query}`;
}
