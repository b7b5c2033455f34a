import type { Hit } from '@rooftop/inventory/index/result-page';
import type { RequestContext } from '#app/context.server.ts';
import { audienceOf } from '@rooftop/platform/inventory/audiences';
import { orFallback } from '@rooftop/platform/or-fallback';

/** The car with this VIN, in any case of letters. Null if this visitor may not see it, or it was sold. */
export async function findCarForSale(vin: string, context: RequestContext): Promise<Hit | null> {
  const hit = await findCarOfLead(vin, context);
  return hit?.listing.status === 'sold' ? null : hit;
}

/** As `findCarForSale`, but also a car that was sold while the visitor filled in the form: staff want to know which. */
export async function findCarOfLead(vin: string, context: RequestContext): Promise<Hit | null> {
  const [index, audience] = await Promise.all([
    orFallback(context.inventory.index(), null),
    audienceOf(context),
  ]);
  return index?.findHit(vin.toUpperCase(), audience) ?? null;
}
