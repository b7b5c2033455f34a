import { LISTING_CONDITIONS } from '@rooftop/inventory/vehicle';
import type { RequestContext } from '../context.server.ts';
import { unlessUnavailable } from '../unless-unavailable.ts';
import { filterPages } from './filter-pages.server.ts';

/** A search for cars below a price, which has a page of its own. */
export interface PricePage {
  /** null: whatever their condition */
  readonly condition: (typeof LISTING_CONDITIONS)[number] | null;
  /** dollars */
  readonly under: number;
  /** without the language */
  readonly path: string;
}

const ADDRESS = /^\/(?:(?<condition>[a-z]+)-)?cars-for-sale\/price-under-(?<under>\d+)$/;

/** The searches by price that find cars today, in the order of the sitemap; none while nobody knows. */
export async function pricePages(
  context: Pick<RequestContext, 'content' | 'inventory'>,
): Promise<readonly PricePage[]> {
  const paths = await unlessUnavailable(filterPages(context), []);
  return paths.flatMap((path) => {
    const { condition, under } = ADDRESS.exec(path)?.groups ?? {};
    if (under === undefined) return [];
    return [
      { condition: LISTING_CONDITIONS.find((one) => one === condition) ?? null, under: Number(under), path },
    ];
  });
}
