import { printSearchAddress } from '@rooftop/inventory/url/print-inventory-url';
import { EVERYTHING } from '@rooftop/inventory/index/query';
import type { SearchIndex } from '@rooftop/inventory/index/search-index';
import { slugOf } from '@rooftop/inventory/slug';
import { conditionOf, type Listing } from '@rooftop/inventory/vehicle';
import type { RequestContext } from '#app/context.server.ts';
import { addressSettings, vocabularyOf } from '../inventory/addresses.server.ts';
import type { Crumb } from '#app/ui/crumbs/crumbs.tsx';

/** Home page, inventory of the vehicle's condition, its make, the vehicle. */
export async function vehicleCrumbs(
  listing: Listing,
  name: string,
  index: SearchIndex,
  context: RequestContext,
): Promise<readonly Crumb[]> {
  const { dealership, t } = context;
  const [settings, vocabulary] = await Promise.all([addressSettings(context), vocabularyOf(context, index)]);
  const condition = conditionOf(listing);
  const inventory = (makes: readonly string[]): string =>
    printSearchAddress(
      {
        ...EVERYTHING,
        filters: { condition: [condition], ...(makes.length > 0 && { 'make-model': makes }) },
      },
      vocabulary,
      settings,
    );
  return [
    { label: dealership.name, href: context.href('/') },
    { label: t(`detail.crumb.${condition}`), href: context.href(inventory([])) },
    { label: listing.make, href: context.href(inventory([slugOf(listing.make)])) },
    { label: name, href: null },
  ];
}
