import { orFallback } from '@rooftop/platform/or-fallback';
import type { Hit } from '@rooftop/inventory/index/result-page';
import type { RequestContext } from '#app/context.server.ts';
import { PUBLIC } from '@rooftop/platform/inventory/audiences';

/** Whose cars a client requests. */
export type Owner =
  /** A store by its key, or the dealership's only store by the ID in its settings. */
  | { readonly kind: 'store'; readonly id: string | undefined }
  /** All stores of the dealership, by the group in its settings, else by its slug. */
  | { readonly kind: 'group'; readonly id: string | undefined };

/** The public cars. Null if there is no such store or group here. */
export async function storeCars(
  { kind, id }: Owner,
  { content, dealership, inventory }: RequestContext,
): Promise<Iterable<Hit> | null> {
  const [settings, stores, index] = await Promise.all([
    orFallback(content.settings(), null),
    content.stores(),
    inventory.index(),
  ]);
  const all = index.all(PUBLIC);
  if (kind === 'group') return id === (settings?.storeGroup ?? dealership.slug) ? all : null;
  if (stores.some(({ key }) => key === id)) {
    return Iterator.from(all).filter(({ listing }) => listing.storeKey === id);
  }
  return id !== undefined && id === settings?.storeId ? all : null;
}
