import { LISTING_CONDITIONS } from '@rooftop/inventory/vehicle';
import type { RequestContext } from '#app/context.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { filterPages } from './filter-pages.server.ts';

/** Indexable search for cars below a price. */
interface PricePage {
  /** Null means any condition. */
  readonly condition: (typeof LISTING_CONDITIONS)[number] | null;
  /** In dollars. */
  readonly under: number;
  /** Path without the language. */
  readonly path: string;
}

const ADDRESS = /^\/(?:(?<condition>[a-z]+)-)?cars-for-sale\/price-under-(?<under>\d+)$/;

/** Price searches that currently find cars, in the order of the sitemap. Empty if the inventory is unavailable. */
export async function pricePages(
  context: Pick<RequestContext, 'content' | 'inventory'>,
): Promise<readonly PricePage[]> {
  const paths = await orFallback(filterPages(context), []);
  return paths.flatMap((path) => {
    const { condition, under } = ADDRESS.exec(path)?.groups ?? {};
    if (under === undefined) return [];
    return [
      { condition: LISTING_CONDITIONS.find((one) => one === condition) ?? null, under: Number(under), path },
    ];
  });
}
