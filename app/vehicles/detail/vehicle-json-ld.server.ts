import type { Hit } from '@rooftop/inventory/index/result-page';
import type { Listing } from '@rooftop/inventory/vehicle';
import type { PlaceView } from '#app/stores/place-view.server.ts';
import { breadcrumbList } from '#app/ui/crumbs/breadcrumb-list.ts';
import type { Crumb } from '#app/ui/crumbs/crumbs.tsx';
import type { VehiclePictureView } from '../pictures/vehicle-pictures.server.ts';

const SCHEMA = 'https://schema.org';

const DRIVE = {
  AWD: 'AllWheelDriveConfiguration',
  '4WD': 'FourWheelDriveConfiguration',
  FWD: 'FrontWheelDriveConfiguration',
  RWD: 'RearWheelDriveConfiguration',
} as const satisfies Record<NonNullable<Listing['drivetrain']>, string>;

const AVAILABILITY = {
  available: 'InStock',
  pending: 'LimitedAvailability',
  'coming-soon': 'PreOrder',
  sold: 'SoldOut',
} as const satisfies Record<Listing['status'], string>;

/** Body styles in the words of Google's vehicle listings. */
const BODY = {
  suvs: 'SUV',
  sedans: 'sedan',
  wagons: 'wagon',
  coupes: 'coupe',
  convertibles: 'convertible',
  hatchbacks: 'hatchback',
  trucks: 'pickup truck',
  minivans: 'minivan',
  commercial: 'full size van',
} as const satisfies Record<NonNullable<Listing['bodyStyle']>, string>;

interface Offered {
  readonly hit: Hit;
  /** The vehicle's name, including its trim. */
  readonly name: string;
  /** Absolute. */
  readonly url: string;
  readonly seller: PlaceView;
  readonly pictures: readonly VehiclePictureView[];
  readonly crumbs: readonly Crumb[];
  readonly origin: string;
}

/**
 * A vehicle's data for search engines: https://schema.org/Car with its offer. If the page shows no price, there is no
 * offer either, because an offer without a price is invalid.
 */
export function vehicleJsonLd({ hit, name, url, seller, pictures, crumbs, origin }: Offered): object {
  const { listing, price } = hit;
  const photos = pictures.filter(({ drawnLabel }) => drawnLabel === null);
  const itemCondition = `${SCHEMA}/${listing.condition === 'new' ? 'New' : 'Used'}Condition`;
  const car = {
    '@type': 'Car',
    '@id': `${url}#car`,
    name,
    url,
    vehicleIdentificationNumber: listing.vin,
    sku: listing.stockNumber ?? undefined,
    description: listing.description ?? undefined,
    itemCondition,
    brand: { '@type': 'Brand', name: listing.make },
    model: listing.model,
    vehicleConfiguration: listing.trim ?? undefined,
    vehicleModelDate: String(listing.year),
    bodyType: listing.bodyStyle === null ? undefined : BODY[listing.bodyStyle],
    color: listing.exteriorColor ?? undefined,
    vehicleInteriorColor: listing.interiorColor ?? undefined,
    mileageFromOdometer:
      listing.mileage === null
        ? undefined
        : { '@type': 'QuantitativeValue', value: listing.mileage, unitCode: 'SMI' },
    vehicleEngine:
      listing.engine === null && listing.fuelType === null
        ? undefined
        : {
            '@type': 'EngineSpecification',
            name: listing.engine ?? undefined,
            fuelType: listing.fuelType ?? undefined,
          },
    fuelType: listing.fuelType ?? undefined,
    vehicleTransmission: listing.transmission ?? undefined,
    driveWheelConfiguration:
      listing.drivetrain === null ? undefined : `${SCHEMA}/${DRIVE[listing.drivetrain]}`,
    numberOfDoors: listing.doors ?? undefined,
    vehicleSeatingCapacity: listing.seats ?? undefined,
    // A drawing is not a photo of this car.
    image: photos.length === 0 ? undefined : photos.map(({ src }) => new URL(src, origin).href),
    ...(price !== null && {
      offers: {
        '@type': 'Offer',
        url,
        itemCondition,
        availability: `${SCHEMA}/${AVAILABILITY[listing.status]}`,
        price: (price / 100).toFixed(2),
        priceCurrency: 'USD',
        seller: { '@type': 'AutoDealer', name: seller.name, url: origin },
      },
    }),
  };
  return { '@context': SCHEMA, '@graph': [car, breadcrumbList(crumbs, url)] };
}
