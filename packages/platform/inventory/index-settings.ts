import type { Settings } from '@rooftop/content/documents/dealership/settings/settings';
import { INVENTORY_DEFAULTS } from '@rooftop/content/documents/dealership/settings/settings-defaults';
import type { Store } from '@rooftop/content/documents/store/store';
import type { SearchSettings } from '@rooftop/inventory/index/search';
import { slugOf } from '@rooftop/inventory/slug';
import { type PriceNote, priceTerms } from './price-terms.ts';

const STANDARD = {
  ...INVENTORY_DEFAULTS,
  premium: { features: [], atLeast: INVENTORY_DEFAULTS.premiumAtLeast },
} as const;

/**
 * The part of a dealership's settings that its index is built with: plain data, the same in every language, so that
 * changes can be detected.
 * @param settings null if none have been published
 * @param priceNote in English
 */
export function indexSettings(
  settings: Settings | null,
  stores: readonly Pick<Store, 'key' | 'profile'>[],
  priceNote: PriceNote,
): Omit<SearchSettings, 'now'> {
  const { itemsPerPage, defaultSort, premium } = settings?.inventory ?? STANDARD;
  return {
    itemsPerPage,
    defaultSort,
    premium: { features: premium.features.map(slugOf), atLeast: premium.atLeast },
    prices: priceTerms(settings, stores, priceNote),
  };
}
