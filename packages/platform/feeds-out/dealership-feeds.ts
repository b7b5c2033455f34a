import { createHash } from 'node:crypto';
import type { Settings } from '@rooftop/content/documents/dealership/settings/settings';
import type { Store } from '@rooftop/content/documents/store/store';
import type { DealershipContent } from '@rooftop/content/content';
import type { Dealership } from '@rooftop/content/documents/dealership/dealership';
import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import type { AdvertisedStore, Advertiser } from '@rooftop/inventory/feeds-out/advertiser';
import type { FeedName } from '@rooftop/inventory/feeds-out/feeds';
import { isIllustration } from '@rooftop/inventory/feeds/photo-rules';
import type { Hit } from '@rooftop/inventory/index/result-page';
import type { PictureAddresses } from '../images/picture-addresses.ts';
import { PUBLIC } from '../inventory/audiences.ts';
import type { DealershipInventory } from '../inventory/dealership-inventory.ts';
import type { PriceNote } from '../inventory/price-terms.ts';

/** Input for a dealership's feeds. */
export interface FeedContext {
  readonly dealership: Dealership;
  /** The dealership's own: scheme, host and port. */
  readonly origin: string;
  /** In the language of the feeds. */
  readonly priceNote: PriceNote;
  readonly content: Pick<DealershipContent, 'settings' | 'stores'>;
  readonly inventory: Pick<DealershipInventory, 'index' | 'version'>;
  readonly pictures: Pick<PictureAddresses, 'photo' | 'photoVersion'>;
}

/** A dealership's cars for advertising on other sites. */
interface DealershipFeeds {
  /** Feeds the dealership has enabled. */
  readonly takesPartIn: readonly FeedName[];
  readonly advertiser: Advertiser;
  /**
   * Every car that is not sold, as the public may see it: without locked prices. Private ones are included, to be
   * filtered later.
   */
  readonly hits: () => Iterable<Hit>;
  /** Changes when anything in the feeds may change. */
  readonly edition: string;
}

/** Pixels; the largest supported width of photos. */
const PHOTO_WIDTH = 1600;
const EVERYBODY = { ...PUBLIC, seesPrivate: true };

/**
 * Opens a dealership's cars for feeds. Throws if content or cars cannot be read, because half a feed would remove
 * cars.
 */
export async function openFeeds(source: FeedContext): Promise<DealershipFeeds> {
  const { content, dealership, inventory, origin, pictures } = source;
  const [settings, stores, index, version] = await Promise.all([
    content.settings(),
    content.stores(),
    inventory.index(),
    inventory.version(),
  ]);
  const facts = JSON.stringify([dealership, origin, settings, stores, version, pictures.photoVersion()]);
  return {
    takesPartIn: settings?.inventory.feedsOut ?? [],
    advertiser: advertiserOf(settings, stores, source),
    hits: () => index.all(EVERYBODY),
    edition: createHash('sha256').update(facts).digest('base64url'),
  };
}

function advertiserOf(
  settings: Settings | null,
  stores: readonly Store[],
  { dealership, origin, pictures, priceNote }: FeedContext,
): Advertiser {
  const [only, ...others] = stores;
  const storeOf = ({ listing: { storeKey } }: Hit): Store | undefined =>
    stores.find(({ key }) => key === storeKey) ?? (others.length === 0 ? only : undefined);
  return {
    storeOf: (hit) => {
      const store = storeOf(hit);
      return store === undefined ? ownPlace(settings, dealership) : placeOf(store, dealership.slug);
    },
    pageOf: ({ listing }) => origin + vehiclePath(listing),
    photosOf: ({ listing: { vin, photos } }) =>
      photos.flatMap((photo) => {
        if (isIllustration(photo)) return [];
        const address = pictures.photo(vin, photo, PHOTO_WIDTH);
        return address === null ? [] : [origin + address];
      }),
    disclaimerOf: ({ statement }) =>
      statement === null || statement.vehiclePrice === null ? null : priceNote(statement.fees),
    titlesAreClean: settings?.inventory.titlesAreClean ?? false,
  };
}

/** Store codes include the dealership, because one file holds the stores of all dealerships. */
const placeOf = ({ key, name, address, coordinates }: Store, slug: string): AdvertisedStore => ({
  code: `${slug}-${key}`,
  name,
  address,
  coordinates,
});

/** Location of a dealership without stores, or null if unknown. */
function ownPlace(
  settings: Settings | null,
  { slug, name }: Pick<FeedContext['dealership'], 'slug' | 'name'>,
): AdvertisedStore | null {
  const address = settings?.company.address ?? null;
  return address && { code: slug, name, address, coordinates: settings?.company.coordinates ?? null };
}
