import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import type { Hit } from '@rooftop/inventory/index/result-page';
import { conditionOf } from '@rooftop/inventory/vehicle';
import { formatMoney } from '@rooftop/platform/wording/format-number';
import type { RequestContext } from '#app/context.server.ts';
import { headOf, type PageHead } from '#app/site/head/page-head.server.ts';
import { nameWithTrim } from '#app/vehicles/detail/name-with-trim.ts';
import type { Seller } from '#app/vehicles/detail/seller.server.ts';
import { sharedVehicle } from '#app/site/head/shared-vehicle.server.ts';

/** The head of a vehicle's page: its name, its location and its price, if there is one. */
export function vehicleHead(
  { listing, price }: Hit,
  { company, place }: Seller,
  context: RequestContext,
): Promise<PageHead> {
  const { t, locale } = context;
  const vehicle = nameWithTrim(listing);
  const { address } = company;
  const facts = { vehicle, place: place.name, condition: t(`detail.condition.${conditionOf(listing)}`) };
  return headOf(
    {
      title:
        address === null
          ? t('detail.titlePlain', { vehicle })
          : t('detail.title', { vehicle, city: `${address.city}, ${address.state}` }),
      description:
        price === null
          ? t('detail.meta', facts)
          : t('detail.metaPrice', { ...facts, price: formatMoney(price, locale) }),
      address: vehiclePath(listing),
      isIndexed: !listing.isPrivate,
      picture: { of: sharedVehicle, key: listing.vin },
    },
    context,
  );
}
