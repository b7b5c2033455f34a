import type { Store } from '@rooftop/content/documents/store/store';
import type { HeadingData } from '@rooftop/inventory/url/heading';
import { formatCount, formatMoney } from '@rooftop/platform/wording/format-number';
import type { RequestContext } from '#app/context.server.ts';
import { justAbove } from '../figures.server.ts';
import type { Labels } from './labels.server.ts';

type Speaker = Pick<RequestContext, 't' | 'locale'>;

/** The kind of cars: "Cars", "SUVs", "Kia SUVs", "Kia Sportage". */
function kindOf({ bodyStyle, make, model }: HeadingData, labels: Labels, { t }: Speaker): string {
  if (make !== null && model !== null) return `${make} ${model}`;
  const kind = bodyStyle === null ? t('search.heading.cars') : labels('bodystyle', bodyStyle, bodyStyle);
  return make === null ? kind : t('search.heading.kind', { make, kind });
}

/** The heading of a search: "Used Kia SUVs For Sale under $20,000". Without filters it is exactly as in spec 2. */
export function searchHeading(facts: HeadingData, labels: Labels, speaker: Speaker): string {
  const { t, locale } = speaker;
  const { condition, priceUnder, priceOver, mileageUnder, feature, deal, store, keyword } = facts;
  const what = kindOf(facts, labels, speaker);
  let heading =
    condition === null
      ? t('search.heading.plain', { what })
      : t('search.heading.condition', { condition: t(`search.heading.${condition}`), what });
  if (priceUnder !== null)
    heading = t('search.heading.under', { heading, amount: formatMoney(priceUnder, locale) });
  if (priceOver !== null)
    heading = t('search.heading.over', { heading, amount: formatMoney(priceOver, locale) });
  if (mileageUnder !== null)
    heading = t('search.heading.miles', {
      heading,
      miles: formatCount(justAbove(mileageUnder) ?? mileageUnder, locale),
    });
  if (feature !== null)
    heading = t('search.heading.feature', { heading, feature: labels('features', feature, feature) });
  if (store !== null) heading = t('search.heading.store', { heading, store: labels('store', store, store) });
  if (deal !== null) heading = t('search.heading.deal', { heading, deal: labels('great-deals', deal, deal) });
  return keyword === null ? heading : t('search.heading.keyword', { heading, keyword });
}

/** The title of a search page: the heading, the location of the only store, and the page number. */
export function searchTitle(
  heading: string,
  { page, store }: Pick<HeadingData, 'page' | 'store'>,
  stores: readonly Pick<Store, 'address'>[],
  { t }: Pick<Speaker, 't'>,
): string {
  const [only, ...others] = stores;
  const isPlaced = only !== undefined && others.length === 0 && store === null;
  const placed = isPlaced
    ? t('search.heading.place', { heading, place: `${only.address.city}, ${only.address.state}` })
    : heading;
  return page === 1 ? placed : t('search.heading.page', { heading: placed, page });
}
