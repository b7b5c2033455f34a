import { addressLine } from '@rooftop/tenancy/address-lines';
import { formatDollars } from './advertiser.ts';
import type { OutgoingFeed } from './feed.ts';
import { list, MOST_PHOTOS, miles } from './google-cells.ts';

/**
 * Google vehicle listings: one file with the whole inventory of all dealerships, with the columns of Google's sample.
 */
export const googleListings = {
  title: 'Google vehicle listings',
  demands: new Set(['no-mileage']),
  columns: {
    store_code: ({ store }) => store.code,
    id: ({ listing }) => listing.stockNumber ?? listing.vin,
    VIN: ({ listing }) => listing.vin,
    year: ({ listing }) => String(listing.year),
    make: ({ listing }) => listing.make,
    model: ({ listing }) => listing.model,
    trim: ({ listing }) => listing.trim,
    exterior_color: ({ listing }) => listing.exteriorColor,
    interior_color: ({ listing }) => listing.interiorColor,
    mileage: ({ listing }) => miles(listing),
    condition: ({ listing }) => (listing.condition === 'new' ? 'New' : 'Used'),
    price: ({ price }) => formatDollars(price),
    dealership_name: ({ store }) => store.name,
    dealership_address: ({ store }) => addressLine(store.address),
    link: ({ page }) => page,
    image_link: ({ photos }) => photos[0] ?? null,
    additional_image_link: ({ photos }) => list(photos.slice(1, 1 + MOST_PHOTOS)),
    vehicle_option: ({ listing }) => list(listing.features),
    vehicle_fulfillment: () => 'IN_STORE',
    legal_disclaimer: ({ disclaimer }) => disclaimer,
  },
} as const satisfies OutgoingFeed;
