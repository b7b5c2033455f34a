/** What a car costs, written once more from the rules alone, so that the website can be compared with it. */
import type { Fees } from '@rooftop/content/objects/fees';
import type { Listing } from '@rooftop/inventory/vehicle';
import type { PriceCase } from './random-settings.ts';

/** In cents. */
export interface ExpectedPrice {
  readonly price: number | null;
  readonly before: number | null;
  readonly isSold: boolean;
  /** Whether the price is locked on the car's page, and wherever it is listed. */
  readonly isLocked: { readonly page: boolean; readonly list: boolean };
}

/** What everybody pays of two sets of fees, the first of which counts where it has the fee. */
function everybodyPays(own: Fees, other: Fees | null): number {
  const documentary = own.documentaryFee === null && other !== null ? other : own;
  const drive = own.thirtyDayDrive === null && other !== null ? other : own;
  let cents = 0;
  if (!documentary.documentaryFeeIsOptional) cents += documentary.documentaryFee ?? 0;
  if (!drive.thirtyDayDriveIsOptional) cents += drive.thirtyDayDrive ?? 0;
  return cents;
}

function feesOf(car: Listing, { settings, stores }: PriceCase): number {
  const { fees } = settings.company;
  const store = stores.find(({ key }) => key === car.storeKey);
  if (store !== undefined) return everybodyPays(store.profile.fees, fees);
  const [only] = stores;
  return everybodyPays(fees, stores.length === 1 && only !== undefined ? only.profile.fees : null);
}

export function expectedPrice(car: Listing, priceCase: PriceCase): ExpectedPrice {
  const fees = feesOf(car, priceCase);
  const own = car.salePrice ?? car.oldPrice;
  const { lockedPrices } = priceCase.settings.inventory;
  const isCertified = car.condition === 'used' && car.isCertified;
  const page = lockedPrices.includes(isCertified ? 'certified' : car.condition);
  return {
    price: own === null ? null : own + fees,
    before: own !== null && car.oldPrice !== null && car.oldPrice > own ? car.oldPrice + fees : null,
    isSold: car.status === 'sold' || car.soldAt !== null,
    isLocked: { page, list: page || lockedPrices.includes('search') },
  };
}
