import type { Hit } from '@rooftop/inventory/index/result-page';
import type { RequestContext } from '../context.server.ts';
import { audienceOf, paymentBasis } from '@rooftop/platform/inventory/audiences';
import type { LeadGrants } from '@rooftop/platform/leads/dealership-leads';
import { orFallback } from '@rooftop/platform/or-fallback';
import { createPriceView, type PriceView } from './price-view.server.ts';

/** A car with its price as one visitor is shown it. */
interface ShownCar {
  readonly hit: Hit;
  readonly price: PriceView;
}

/**
 * A car as its visitor is shown it once they got what their lead grants: the only source of a price in mail to them.
 * @param unlocks undefined if the lead grants nothing
 * @returns null if they may not see the car, or no car has this VIN
 */
export async function shownCar(
  vin: string,
  unlocks: LeadGrants | undefined,
  context: Pick<RequestContext, 'inventory' | 'visitor' | 'terms' | 'dealership' | 't' | 'locale' | 'now'>,
): Promise<ShownCar | null> {
  const [index, audience] = await Promise.all([
    orFallback(context.inventory.index(), null),
    audienceOf(context),
  ]);
  const hit = index?.findHit(vin.toUpperCase(), {
    ...audience,
    ...(unlocks && 'unlockedPrices' in unlocks && { seesLockedPrices: true }),
    ...(unlocks && 'unlockedInventory' in unlocks && { seesPrivate: true }),
  });
  if (hit === undefined || hit === null) return null;
  const { t, locale, now } = context;
  const viewOf = createPriceView(t, locale, paymentBasis(context), now.getTime());
  return { hit, price: viewOf(hit) };
}
