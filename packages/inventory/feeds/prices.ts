import type { Vehicle } from '../vehicle.ts';
import type { Cells } from './feed-fields.ts';

/**
 * The prices of a row. An old price counts only if it is above the current one; for a new car, it defaults to the MSRP.
 * If shoppers have to call for the price, the old one isn't shown in its place.
 */
export function readPrices(
  { salePrice, oldPrice, msrp }: Cells,
  isNew: boolean,
): Pick<Vehicle, 'salePrice' | 'oldPrice' | 'listPrice'> {
  const listPrice = msrp ?? null;
  if (typeof salePrice === 'string') return { salePrice: null, oldPrice: null, listPrice };
  const old = [oldPrice, isNew ? msrp : null].find((price) => price && price > (salePrice ?? 0));
  return { salePrice: salePrice ?? null, oldPrice: old ?? null, listPrice };
}
