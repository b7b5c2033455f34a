import { type Company, companyOf } from '@rooftop/content/documents/dealership/company/company';
import type { Listing } from '@rooftop/inventory/vehicle';
import type { RequestContext } from '#app/context.server.ts';
import { placeOfCompany, type PlaceView, placeView } from '#app/stores/place-view.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';

/** Who sells a vehicle: the store that has it, else the dealership as the visitor sees it. */
export interface Seller {
  readonly company: Company;
  readonly place: PlaceView;
  /** Empty for the dealership itself. */
  readonly storeKey: string;
}

/** The seller of a vehicle. A store that the dealership doesn't have (anymore) is ignored. */
export async function sellerOf(
  { storeKey }: Pick<Listing, 'storeKey'>,
  context: RequestContext,
): Promise<Seller> {
  const { content, dealership } = context;
  const [settings, stores] = await Promise.all([
    orFallback(content.settings(), null),
    orFallback(content.stores(), []),
  ]);
  const store = stores.find(({ key }) => key === storeKey) ?? context.store;
  const company = companyOf(dealership, settings, stores, store);
  return { company, place: placeView(placeOfCompany(company), context), storeKey: store?.key ?? '' };
}
