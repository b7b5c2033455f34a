import { shownPrice } from '@rooftop/inventory/vehicle';
import type { ReadAskingPrices } from '@rooftop/trade/valuation/asking-price';
import type { RequestContext } from '#app/context.server.ts';
import { STAFF } from '@rooftop/platform/inventory/audiences';

/**
 * Reads what the dealership asks for its cars, as everyone may see it on their pages, whatever this visitor has unlocked:
 * offers that knew more would give prices away. Of a car whose price is hidden, they only know that it is there.
 */
export const askingPrices =
  ({ inventory }: Pick<RequestContext, 'inventory'>): ReadAskingPrices =>
  async (isWanted) => {
    const index = await inventory.index();
    return [...index.ofMakes(isWanted, STAFF)].flatMap(({ listing, statement }) => {
      const { make, model, year, mileage } = listing;
      const price = shownPrice(listing);
      if (price === null) return [];
      const isPublic = statement?.audience === 'everybody';
      return { make, model, year, mileage, price: isPublic ? price : null };
    });
  };
