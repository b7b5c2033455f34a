import type { LeadRecord } from '@rooftop/leads/inbox/inbox-api';
import { type Lead, wantedVehicle } from '@rooftop/leads/lead';
import { vehicleUrl } from '@rooftop/leads/wording/page-url';
import { leadVehicleName } from '@rooftop/leads/wording/vehicle-facts';
import type { Listing } from '@rooftop/inventory/vehicle';
import { vehicleSharePicture } from '#app/vehicles/pictures/vehicle-pictures.server.ts';
import type { PictureAddresses } from '@rooftop/platform/images/picture-addresses';

/**
 * The dealership's car that a lead is about, with its page and picture while it is for sale. Null if it is about none.
 * @param options.find finds a car of the dealership by its VIN
 */
export async function carOfLead(
  lead: Pick<Lead, 'content' | 'vendor'>,
  {
    find,
    pictures,
  }: {
    readonly find: (vin: string) => Promise<Listing | undefined>;
    readonly pictures: PictureAddresses;
  },
): Promise<LeadRecord['car']> {
  const vehicle = wantedVehicle(lead.content.vehicles);
  const title = vehicle === undefined ? null : leadVehicleName(vehicle);
  if (vehicle === undefined || title === null) return null;
  const listing = vehicle.vin === null ? undefined : await find(vehicle.vin);
  if (listing === undefined || listing.status === 'sold') return { title, url: null, picture: null };
  // Photos of a private car are only sent to visitors who unlocked the inventory.
  const shown = listing.isPrivate ? { ...listing, photos: [], manufacturerPhotos: [] } : listing;
  const picture = new URL(vehicleSharePicture(shown, { pictures }), lead.vendor.url).href;
  return { title, url: vehicleUrl(vehicle, lead), picture };
}
