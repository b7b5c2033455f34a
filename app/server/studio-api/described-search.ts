import type { RequestContext } from '#app/context.server.ts';
import type { SearchAnswer } from '@rooftop/inventory/search-api';
import { createHeadingData } from '@rooftop/inventory/url/heading';
import { findSearch } from '#app/routes/cars/find-search.server.ts';
import { parseInventoryPage } from '#app/routes/cars/parse-inventory-page.server.ts';
import { facetGroups } from '#app/vehicles/search/facet-groups.server.ts';
import { searchHeading } from '#app/vehicles/search/heading.server.ts';
import { withoutUnknown } from '#app/vehicles/search/keyword-words.server.ts';
import { rangeForm, rangeForms } from '#app/vehicles/search/range-forms.server.ts';
import { vehicleName } from '#app/vehicles/vehicle-name.ts';

/**
 * Says what an inventory URL of the website finds for a visitor of whom nothing is known: how many cars, by which of the
 * website's own filters, and what each of them would find.
 * @param context of a request for the URL's path, by such a visitor
 */
export async function describeSearch(
  parameters: URLSearchParams,
  context: RequestContext,
): Promise<SearchAnswer> {
  const { parsedUrl, ...page } = await parseInventoryPage(parameters, context);
  if (parsedUrl.kind === 'invalid') return { kind: 'nothing' };
  if (parsedUrl.kind === 'vehicle') {
    const hit = page.index.findHit(parsedUrl.vin, page.audience);
    return hit === null
      ? { kind: 'nothing' }
      : { kind: 'car', name: vehicleName(hit.listing), isForSale: hit.listing.status !== 'sold' };
  }
  const found = await findSearch({ parsedUrl, ...page }, context);
  const { query, result, vocabulary, labels } = found;
  const heading = createHeadingData(withoutUnknown(query, result), vocabulary);
  // The website has a dialog for payments, and fields for the other ranges.
  const payment = page.audience.payment === null ? null : rangeForm('payment', true, found);
  return {
    kind: 'search',
    url: parsedUrl.canonical,
    heading: searchHeading(heading, labels, context),
    count: result.total,
    groups: facetGroups(found).map(({ id, name, values, more }) => ({
      id,
      name,
      values: [...values, ...(more?.values ?? [])].map(({ label, count, href, isChosen, isInner }) => ({
        label,
        count,
        href,
        isChosen,
        isInner,
      })),
    })),
    ranges: [...rangeForms(found), ...(payment === null ? [] : [payment])].map(
      ({ name, label, min, max, hint, action, hidden }) => ({
        name,
        label,
        min,
        max,
        hint,
        action,
        hidden: hidden.map(([parameter, value]) => [parameter, value] as const),
      }),
    ),
  };
}
