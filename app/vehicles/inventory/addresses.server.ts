import { INVENTORY_DEFAULTS } from '@rooftop/content/documents/dealership/settings/settings-defaults';
import { PATH_FILTERS, type UrlSettings } from '@rooftop/inventory/url/url-settings';
import { createVocabulary, type UrlVocabulary } from '@rooftop/inventory/url/vocabulary';
import type { SearchIndex } from '@rooftop/inventory/index/search-index';
import type { RequestContext } from '#app/context.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';

/** Spec 3 and 9: default filter priority and sort. */
const STANDARD: UrlSettings = { filterPriority: PATH_FILTERS, defaultSort: INVENTORY_DEFAULTS.defaultSort };

/** How this dealership's search URLs are built. Filters without a priority come last. */
export async function addressSettings({ content }: Pick<RequestContext, 'content'>): Promise<UrlSettings> {
  const settings = await orFallback(content.settings(), null);
  const { filterPriority, defaultSort } = settings?.inventory ?? STANDARD;
  return { filterPriority: [...new Set([...filterPriority, ...PATH_FILTERS])], defaultSort };
}

/**
 * The words that this visitor's search URLs may contain. Words of private cars only are for visitors who unlocked the
 * inventory.
 */
export async function vocabularyOf(
  { content, visitor }: Pick<RequestContext, 'content' | 'visitor'>,
  { attributes }: SearchIndex,
): Promise<UrlVocabulary> {
  const [stores, seesPrivate] = await Promise.all([
    orFallback(content.stores(), []),
    visitor.hasUnlockedInventory(),
  ]);
  return createVocabulary(attributes, { seesPrivate, stores: stores.map(({ key }) => key) });
}
