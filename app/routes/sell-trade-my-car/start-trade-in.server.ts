import { localDate } from '@rooftop/tenancy/calendar';
import type { RequestContext } from '#app/context.server.ts';
import { tradeInCookie, tradeInId } from '#app/visitor/trade-in-cookie.ts';
import { tradeInIdFor } from './your-vehicle/load-trade-in.server.ts';
import { readCar, valuesOf } from './your-vehicle/read-car.server.ts';

/**
 * Stores the car of the short form as the beginning of a trade-in, so that the visitor can continue to an offer without
 * typing it again.
 * @param isAnother whether another person has used this browser, whose trade-in is left alone
 * @returns value of a Set-Cookie header, or null if nothing was stored
 */
export async function startTradeIn(
  form: FormData,
  context: RequestContext,
  isAnother: boolean,
): Promise<string | null> {
  const { dealership, now, tradeIns } = context;
  const entered = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const read = readCar(
    {
      ...valuesOf(null),
      year: entered('vehicleYear'),
      make: entered('vehicleMake'),
      model: entered('vehicleModel'),
      mileage: entered('vehicleMileage'),
    },
    localDate(dealership.timeZone, now),
  );
  if (read.kind === 'again') return null;
  try {
    const known = isAnother ? null : tradeInId(context);
    const stored = known === null ? null : await tradeIns.find(known);
    // Somebody else may have planted an id that we do not know, and know it.
    const id = await tradeInIdFor(read.car, { id: stored === null ? null : known, stored }, context);
    await tradeIns.saveCar(id, read.car, null);
    return tradeInCookie(id, context);
  } catch (error) {
    // The lead is stored, and that is what counts.
    context.report(error);
    return null;
  }
}
