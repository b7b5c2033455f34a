import { hasVehicleForm } from '@rooftop/inventory/url/parse-inventory-url';
import { joinParameters, PARAMETERS } from '@rooftop/inventory/url/parameters';
import type { Language } from '@rooftop/tenancy/languages';
import { parsePageUrl } from '#app/http/page-request.ts';

const CARS = /^\/(?:[a-z]+-)?cars-for-sale(?:\/[^%]*)?$/;
const OWN: ReadonlySet<string> = new Set(PARAMETERS);

/**
 * The address of a search whose results may be cached: written as our links are, with parameters of ours alone. Whether
 * it finds anything, or moves, is not known yet. Null for every other target: a car, or a search with marketing
 * parameters, is rendered for each visitor.
 * @param target path and query as requested: of a document, or of its data
 */
export function canonicalSearchUrl(target: string, languages: readonly Language[]): string | null {
  const end = target.indexOf('?');
  const pathname = end === -1 ? target : target.slice(0, end);
  const { path } = parsePageUrl(pathname, languages);
  if (!CARS.test(path) || hasVehicleForm(path)) return null;
  if (end === -1) return target;
  const parameters = [...new URLSearchParams(target.slice(end))];
  const isOwn = parameters.length > 0 && parameters.every(([name]) => OWN.has(name));
  return isOwn && `${pathname}?${joinParameters(parameters)}` === target ? target : null;
}
