import type { AddressSettings } from '@rooftop/inventory/address/settings';
import { createVocabulary, type Vocabulary } from '@rooftop/inventory/address/vocabulary';
import type { SearchIndex } from '@rooftop/inventory/index/search-index';
import type { RequestContext } from '../context.server.ts';
import { unlessUnavailable } from '../unless-unavailable.ts';

/** Spec 3 and 9: default filter priority and sort. */
const STANDARD: AddressSettings = {
  filterPriority: ['bodystyle', 'make-model', 'features', 'price'],
  defaultSort: 'newest',
};

/** How this dealership's search URLs are built. */
export async function addressSettings({
  content,
}: Pick<RequestContext, 'content'>): Promise<AddressSettings> {
  const settings = await unlessUnavailable(content.settings(), null);
  return settings?.inventory ?? STANDARD;
}

/**
 * The words that this visitor's search URLs may contain. Words of private cars only are for visitors who unlocked the
 * inventory.
 */
export async function vocabularyOf(
  { content, visitor }: Pick<RequestContext, 'content' | 'visitor'>,
  { attributes }: SearchIndex,
): Promise<Vocabulary> {
  const [stores, seesPrivate] = await Promise.all([
    unlessUnavailable(content.stores(), []),
    visitor.hasUnlockedInventory(),
  ]);
  return createVocabulary(attributes, { seesPrivate, stores: stores.map(({ key }) => key) });
}
