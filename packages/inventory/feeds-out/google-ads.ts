import { formatDollars } from './advertiser.ts';
import type { OutgoingFeed } from './feed.ts';
import { list, MOST_PHOTOS, miles } from './google-cells.ts';

const CATEGORY = 'Vehicles & Parts > Vehicles > Motor Vehicles > Cars, Trucks & Vans';

/**
 * Google vehicle ads: a dealership's primary feed in the Merchant Center. Columns are named exactly like its
 * attributes.
 */
export const googleAds = {
  title: 'Google vehicle ads',
  demands: new Set(['unknown-title', 'no-mileage', 'no-photo', 'no-color', 'commercial']),
  columns: {
    id: ({ listing }) => listing.vin,
    VIN: ({ listing }) => listing.vin,
    store_code: ({ store }) => store.code,
    brand: ({ listing }) => listing.make,
    model: ({ listing }) => listing.model,
    trim: ({ listing }) => listing.trim,
    year: ({ listing }) => String(listing.year),
    condition: ({ listing }) => (listing.condition === 'new' ? 'New' : 'Used'),
    'certified_pre-owned': ({ listing }) => (listing.isCertified ? 'yes' : 'no'),
    mileage: ({ listing }) => miles(listing),
    color: ({ listing }) => listing.exteriorColor,
    price: ({ price }) => formatDollars(price),
    vehicle_msrp: ({ listing }) =>
      listing.condition === 'new' && listing.listPrice !== null ? formatDollars(listing.listPrice) : null,
    image_link: ({ photos }) => photos[0] ?? null,
    additional_image_link: ({ photos }) => list(photos.slice(1, 1 + MOST_PHOTOS)),
    link: ({ page }) => page,
    link_template: ({ page }) => `${page}?store={store_code}`,
    google_product_category: () => CATEGORY,
    vehicle_fulfillment: ({ store }) => `in_store:${store.code}`,
    vehicle_option: ({ listing }) => list(listing.features),
    body_style: ({ listing }) => listing.bodyStyle,
    engine: ({ listing }) => listing.engine,
  },
} as const satisfies OutgoingFeed;
