import type { Settings } from '@rooftop/content/documents/settings';
import type { Store } from '@rooftop/content/documents/store';
import type { SearchSettings } from '@rooftop/inventory/index/search';
import { slugOf } from '@rooftop/inventory/slug';
import { priceTerms } from './price-terms.ts';

/** A car with this many of the listed features has premium upgrades (decided, section 2). */
const PREMIUM_FEATURES = 3;
/** Spec 9, listing. */
const STANDARD = { itemsPerPage: 19, defaultSort: 'newest' } as const;

/**
 * What of a dealership's settings its index is made with: data alone, the same in every language, so that it is known
 * when they change. The features that it puts first are its premium ones.
 * @param settings null: nobody has written any
 */
export function indexSettings(
  settings: Settings | null,
  stores: readonly Pick<Store, 'key' | 'profile'>[],
): Omit<SearchSettings, 'now'> {
  const { itemsPerPage, defaultSort } = settings?.inventory ?? STANDARD;
  const features = settings?.inventory.featureOrder.map(slugOf) ?? [];
  return {
    itemsPerPage,
    defaultSort,
    premium: { features, atLeast: PREMIUM_FEATURES },
    prices: priceTerms(settings, stores),
  };
}
