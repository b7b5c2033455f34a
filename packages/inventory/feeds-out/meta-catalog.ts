import { streetAddress } from '@rooftop/tenancy/address-lines';
import { conditionOf, type ListingCondition, type Vehicle } from '../vehicle.ts';
import { type AdvertisedCar, formatDollars } from './advertiser.ts';
import type { OutgoingFeed } from './feed.ts';

type Listed = AdvertisedCar['listing'];

const BODY_STYLES = {
  suvs: 'SUV',
  sedans: 'SEDAN',
  wagons: 'WAGON',
  coupes: 'COUPE',
  convertibles: 'CONVERTIBLE',
  hatchbacks: 'HATCHBACK',
  trucks: 'TRUCK',
  minivans: 'MINIVAN',
  commercial: 'VAN',
} as const satisfies Record<NonNullable<Vehicle['bodyStyle']>, string>;

const DRIVETRAINS = {
  AWD: 'AWD',
  '4WD': '4X4',
  FWD: 'FWD',
  RWD: 'RWD',
} as const satisfies Record<NonNullable<Vehicle['drivetrain']>, string>;

const STATES = { new: 'NEW', used: 'USED', certified: 'CPO' } as const satisfies Record<
  ListingCondition,
  string
>;

/** Meta's value by a pattern in the feed's fuel name. The first match counts. */
const FUELS: readonly (readonly [RegExp, string])[] = [
  [/plug/i, 'PLUGIN_HYBRID'],
  [/hybrid/i, 'HYBRID'],
  [/electric/i, 'ELECTRIC'],
  [/diesel/i, 'DIESEL'],
  [/flex|e85/i, 'FLEX'],
  [/gas|petrol/i, 'GASOLINE'],
];

/** Maximum number of pictures that Meta accepts. */
const MOST_PHOTOS = 20;

/** A column for each picture beside the first one. */
const MORE_PHOTOS: OutgoingFeed['columns'] = Object.fromEntries(
  Array.from({ length: MOST_PHOTOS - 1 }, (_, index) => [
    `image[${index + 1}].url`,
    ({ photos }: AdvertisedCar) => photos[index + 1] ?? null,
  ]),
);

/** Maximum number of characters that Meta accepts. */
const LONGEST_DESCRIPTION = 5000;

const nameOf = ({ year, make, model, trim }: Listed): string =>
  [year, make, model, trim].filter((part) => part !== null).join(' ');

const fuelOf = ({ fuelType }: Listed): string | null =>
  fuelType === null ? null : (FUELS.find(([word]) => word.test(fuelType))?.[1] ?? 'OTHER');

/** Meta's vehicle catalog of one dealership. Nested values are columns named by their path. */
export const metaCatalog = {
  title: 'Meta vehicle catalog',
  demands: new Set(['no-mileage', 'no-photo', 'no-color', 'no-body-style']),
  columns: {
    vehicle_id: ({ listing }) => listing.vin,
    vin: ({ listing }) => listing.vin,
    title: ({ listing }) => nameOf(listing),
    description: ({ listing, store }) =>
      (listing.description ?? `${nameOf(listing)} at ${store.name}.`)
        .slice(0, LONGEST_DESCRIPTION)
        .toWellFormed(),
    url: ({ page }) => page,
    make: ({ listing }) => listing.make,
    model: ({ listing }) => listing.model,
    year: ({ listing }) => String(listing.year),
    trim: ({ listing }) => listing.trim,
    'mileage.value': ({ listing }) => String(listing.mileage ?? 0),
    'mileage.unit': () => 'MI',
    'image[0].url': ({ photos }) => photos[0] ?? null,
    'image[0].tag[0]': ({ listing }) => nameOf(listing),
    ...MORE_PHOTOS,
    transmission: ({ listing }) => listing.transmission?.toUpperCase() ?? null,
    fuel_type: ({ listing }) => fuelOf(listing),
    body_style: ({ listing }) => listing.bodyStyle && BODY_STYLES[listing.bodyStyle],
    drivetrain: ({ listing }) => listing.drivetrain && DRIVETRAINS[listing.drivetrain],
    price: ({ price }) => formatDollars(price),
    address: ({ store: { address } }) =>
      JSON.stringify({
        addr1: streetAddress(address),
        city: address.city,
        region: address.state,
        postal_code: address.zip,
        country: 'US',
      }),
    exterior_color: ({ listing }) => listing.exteriorColor,
    availability: () => 'AVAILABLE',
    state_of_vehicle: ({ listing }) => STATES[conditionOf(listing)],
    date_first_on_lot: ({ listing }) => listing.dateInStock,
    latitude: ({ store }) => store.coordinates?.lat ?? null,
    longitude: ({ store }) => store.coordinates?.lng ?? null,
    dealer_id: ({ store }) => store.code,
    dealer_name: ({ store }) => store.name,
  },
} as const satisfies OutgoingFeed;
