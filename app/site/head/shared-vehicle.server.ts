import { nameWithTrim } from '#app/vehicles/detail/name-with-trim.ts';
import { PUBLIC } from '@rooftop/platform/inventory/audiences';
import { vehicleSharePicture } from '#app/vehicles/pictures/vehicle-pictures.server.ts';
import type { SharedKind } from './shared-page.ts';

/** Publicly visible cars by VIN. Private cars are not found. */
export const sharedVehicle: SharedKind = {
  async find(key, context) {
    const index = await context.inventory.index();
    const hit = index.findHit(key, PUBLIC);
    if (hit === null || hit.listing.status === 'sold') return undefined;
    const { listing } = hit;
    return { headline: nameWithTrim(listing), picture: vehicleSharePicture(listing, context) };
  },
};
