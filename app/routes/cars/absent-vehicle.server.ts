import { inventoryPath, vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import type { SearchIndex } from '@rooftop/inventory/index/search-index';
import type { Listing } from '@rooftop/inventory/vehicle';
import type { RequestContext } from '#app/context.server.ts';
import { home } from '#app/site/head/home.server.ts';
import { headOf } from '#app/site/head/page-head.server.ts';
import { localPath } from '#app/http/page-request.ts';
import { audienceOf } from '@rooftop/platform/inventory/audiences';
import { companyPhone, type PhoneView } from '#app/stores/place-view.server.ts';
import { serverRendered, type ServerRenderedView } from '#app/ui/server-rendered.server.ts';
import { UNLOCK_PATH } from '#app/vehicles/unlock/unlock-invite.server.ts';
import { wantedQuery } from '#app/vehicles/unlock/wanted-car.server.ts';
import { nameWithTrim } from '#app/vehicles/detail/name-with-trim.ts';
import { similarVehicles } from '#app/vehicles/detail/similar-vehicles.server.ts';
import { type SuggestionsView, suggestions } from '#app/vehicles/detail/suggestions-view.server.ts';

/** A vehicle that is not available, or not public. */
export interface AbsentView {
  readonly kind: 'absent';
  readonly still: ServerRenderedView<{
    readonly heading: string;
    readonly text: string;
    /** Link to unlock a private vehicle. */
    readonly unlock: { readonly label: string; readonly href: string } | null;
    readonly browse: { readonly label: string; readonly href: string } | null;
    readonly phone: PhoneView | null;
    readonly rows: readonly SuggestionsView[];
  }>;
}

/** Link to other vehicles. */
function browse(path: string, { t, href }: Pick<RequestContext, 't' | 'href'>) {
  const found = href(path);
  return found === null ? null : { label: t('detail.sold.browse'), href: found };
}

/** The page of a sold vehicle: what it was and similar vehicles. Its price is no longer shown. */
export async function soldVehicle(listing: Listing, index: SearchIndex, context: RequestContext) {
  const { t } = context;
  const vehicle = nameWithTrim(listing);
  const similar = similarVehicles(listing, null, index, await audienceOf(context));
  const heading = t('detail.sold.heading', { vehicle });
  const rows = await suggestions([{ id: 'similar', heading: t('detail.similar'), hits: similar }], context);
  const text = t(rows.length > 0 ? 'detail.sold.text' : 'detail.sold.textNone');
  const head = await headOf(
    {
      title: heading,
      description: text,
      address: vehiclePath(listing),
      isIndexed: false,
      picture: home,
    },
    context,
  );
  const view: AbsentView = {
    kind: 'absent',
    still: serverRendered(
      {
        heading,
        text,
        unlock: null,
        browse: browse(inventoryPath(listing), context),
        phone: null,
        rows,
      },
      context,
    ),
  };
  return { head, view };
}

/**
 * The page of a private vehicle for visitors who haven't unlocked the inventory. It reveals nothing about the
 * vehicle.
 */
export async function privateVehicle(vin: string, context: RequestContext) {
  const { t, path, locale, dealership } = context;
  const [head, company] = await Promise.all([
    headOf(
      {
        title: t('detail.private.heading'),
        description: t('detail.private.text'),
        address: path,
        isIndexed: false,
        picture: home,
      },
      context,
    ),
    context.company(),
  ]);
  const view: AbsentView = {
    kind: 'absent',
    still: serverRendered(
      {
        heading: t('detail.private.heading'),
        text: t('detail.private.text'),
        unlock: {
          label: t('unlock.button'),
          href: localPath(UNLOCK_PATH + wantedQuery(vin), locale, dealership.languages),
        },
        browse: browse('/cars-for-sale', context),
        phone: companyPhone(company, 'sales', context),
        rows: [],
      },
      context,
    ),
  };
  return { head, view };
}
