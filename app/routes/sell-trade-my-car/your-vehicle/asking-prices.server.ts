import { shownPrice } from '@rooftop/inventory/vehicle';
import type { ReadAskingPrices } from '@rooftop/trade/valuation/asking-price';
import type { RequestContext } from '../../../context.server.ts';
import { PUBLIC } from '../../../vehicles/inventory/audience.server.ts';

/**
 * Reads what the dealership asks for its cars, as everyone may see it on their pages, whatever this visitor has unlocked:
 * offers that knew more would give private cars and locked prices away.
 */
export const askingPrices =
  ({ inventory }: Pick<RequestContext, 'inventory'>): ReadAskingPrices =>
  async (isWanted) => {
    const index = await inventory.index();
    return [...index.ofMakes(isWanted, PUBLIC)].flatMap(({ listing }) => {
      const { make, model, year, mileage } = listing;
      const price = shownPrice(listing);
      return price === null ? [] : { make, model, year, mileage, price };
    });
  };
