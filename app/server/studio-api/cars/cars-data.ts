import type { Content } from '@rooftop/content/content';
import type { Dealership } from '@rooftop/content/documents/dealership/dealership';
import type { Pool } from '@rooftop/database/pool';
import type { CarAnswer, CarsAnswer, CarsRequest } from '@rooftop/inventory/cars-api';
import { FEEDS } from '@rooftop/inventory/feeds-out/feeds';
import { RULES } from '@rooftop/inventory/feeds-out/rules';
import { changeOverrides, type OverrideRequest } from '@rooftop/inventory/storage/change-overrides';
import { readRecords } from '@rooftop/inventory/storage/import-record';
import { listFeedSources } from '@rooftop/inventory/storage/sources';
import {
  countStaffCars,
  listStaffCars,
  readOverrideLog,
  readStaffCar,
  type StaffCar,
} from '@rooftop/inventory/storage/staff-cars';
import { readVehicleHistory } from '@rooftop/inventory/storage/vehicle-history';
import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import { createLeftOutCars } from '@rooftop/platform/feeds-out/left-out-cars';
import type { Pictures } from '@rooftop/platform/images/create-pictures';
import { photoName } from '@rooftop/platform/images/picture-addresses';
import type { createInventory } from '@rooftop/platform/inventory/create-inventory';
import { inEnglish } from '#app/locales/wording.server.ts';
import { factGroups } from '#app/vehicles/detail/facts-view.server.ts';
import { englishPriceNote } from '#app/vehicles/inventory/price-note.server.ts';
import { vehicleSharePicture } from '#app/vehicles/pictures/vehicle-pictures.server.ts';
import { describeStatement, listedCar } from './describe-car.ts';
import { describeCarHistory } from './describe-history.ts';

interface CarsDataOptions {
  readonly pool: Pool;
  readonly content: Pick<Content, 'dealerships' | 'forDealership'>;
  readonly inventory: Pick<Awaited<ReturnType<typeof createInventory>>, 'forDealership'>;
  readonly pictures: Pick<Pictures, 'addressesFor' | 'photos' | 'takes'>;
  /** Origin of the dealership's website. Null if it has none. */
  readonly originOf: (dealership: Dealership) => Promise<string | null>;
  readonly now?: () => Date;
}

/** A dealership's cars for its staff. Each function returns null if there is no such dealership or car. */
export interface CarsData {
  list(dealership: string, request: CarsRequest): Promise<CarsAnswer | null>;
  car(dealership: string, vin: string): Promise<Omit<CarAnswer, 'mayEdit'> | null>;
  /** Returns false if the dealership never had the car. */
  change(request: OverrideRequest): Promise<boolean>;
  /** A photo of a car as WebP, by its name in the car's answer. */
  photo(dealership: string, vin: string, name: string): Promise<Buffer | null>;
}

/** Pixels of a photo in the Studio, on the car's pane and in the list. */
const PHOTO_WIDTH = 640;
const LIST_WIDTH = 400;
const MAX_LEFT_OUT_ROWS = 100;
const IMPORTS_READ = 20;

/** The last import of each source, the newest first. */
async function lastImports(pool: Pool, dealership: string) {
  const records = await readRecords(pool, dealership, IMPORTS_READ, { hasRead: true });
  return [...Map.groupBy(records, ({ source }) => source).values()].flatMap(([last]) => last ?? []);
}

export function createCarsData(options: CarsDataOptions): CarsData {
  const { pool, content, inventory, pictures, originOf, now = () => new Date() } = options;
  const leftOutCars = createLeftOutCars();

  async function open(id: string) {
    const dealership = (await content.dealerships()).find((one) => one.id === id);
    if (dealership === undefined) return null;
    const origin = await originOf(dealership);
    const own = content.forDealership(id, { language: 'en' });
    const addresses = pictures.addressesFor(id);
    const { feeds, leftOut } = await leftOutCars({
      dealership,
      origin: origin ?? '',
      priceNote: englishPriceNote,
      content: own,
      inventory: inventory.forDealership(id, { content: own }),
      pictures: addresses,
    });
    /** The website has photos only of cars that everybody sees there. */
    const picture = ({ listing, state }: StaffCar): string | null => {
      if (origin === null) return null;
      const shown = state === 'shown' ? listing : { ...listing, photos: [], manufacturerPhotos: [] };
      return origin + vehicleSharePicture(shown, { pictures: addresses }, LIST_WIDTH);
    };
    const listed = (car: StaffCar) =>
      listedCar(car, {
        timeZone: dealership.timeZone,
        now: now(),
        picture: picture(car),
        leftOutOf: leftOut.get(car.listing.vin)?.length ?? 0,
      });
    return { dealership, origin, feeds, leftOut, listed, addresses };
  }

  /** What the last imports and the hosts of its photos say of a car. */
  async function remarksOn({ listing }: StaffCar, id: string): Promise<readonly string[]> {
    const [imports, sources] = await Promise.all([lastImports(pool, id), listFeedSources(pool, id)]);
    const said = imports
      .flatMap(({ rejected, warnings }) => [...rejected, ...warnings])
      .flatMap(({ reason }) => (reason.includes(listing.vin) ? [reason] : []));
    const hosts = listing.photos
      .filter((photo) => URL.canParse(photo) && !pictures.takes(id, photo))
      .map((photo) => new URL(photo).hostname);
    const hidden = [...new Set(hosts)].map(
      (host) => `Photos from ${host} are not shown, because this host is not allowed. See “Missing photos”.`,
    );
    const isWithoutSource = sources.length === 0 && listing.soldAt === null;
    return [
      ...said,
      ...hidden,
      ...(isWithoutSource ? ['No feed is set up, so nothing updates this car.'] : []),
    ];
  }

  return {
    async list(id, request) {
      const opened = await open(id);
      if (opened === null) return null;
      const notInAds = [...opened.leftOut.keys()];
      const [{ cars, total }, counts, imports] = await Promise.all([
        listStaffCars(pool, id, request, notInAds),
        countStaffCars(pool, id),
        lastImports(pool, id),
      ]);
      return {
        cars: cars.map(opened.listed),
        total,
        counts: { ...counts, notInAds: notInAds.length },
        leftOutRows: imports
          .flatMap(({ rejected }) => rejected)
          .slice(0, MAX_LEFT_OUT_ROWS)
          .map(({ line, reason }) => ({ line, reason })),
      };
    },
    async car(id, vin) {
      const car = await readStaffCar(pool, id, vin);
      const opened = car && (await open(id));
      if (car === null || opened === null) return null;
      const { listing, state, overrides, isPrivateByFeed } = car;
      const { dealership, origin, feeds, leftOut, listed, addresses } = opened;
      const [history, logged, remarks] = await Promise.all([
        readVehicleHistory(pool, id, vin),
        readOverrideLog(pool, id, vin),
        remarksOn(car, id),
      ]);
      const rules = leftOut.get(vin) ?? [];
      return {
        ...listed(car),
        timeZone: dealership.timeZone,
        page: origin === null || state === 'hidden' ? null : origin + vehiclePath(listing),
        photos: [...listing.photos, ...listing.manufacturerPhotos].flatMap((source) => {
          const path = addresses.photo(vin, source, PHOTO_WIDTH);
          if (path === null) return [];
          return [
            { name: photoName(source), url: state === 'shown' && origin !== null ? origin + path : null },
          ];
        }),
        facts: factGroups(listing, { t: inEnglish, locale: 'en' })
          .flatMap(({ facts }) => facts)
          .map(({ label, value }) => ({ name: label, value })),
        statement: describeStatement(car),
        isHidden: overrides.isHidden ?? false,
        isMadePrivate: overrides.isPrivate ?? false,
        isPrivateByFeed,
        note: overrides.note ?? { en: null, es: null },
        ads:
          state === 'shown'
            ? feeds.map((feed) => {
                const rule = rules.find((one) => one.feed === feed)?.rule;
                return { feed: FEEDS[feed].title, why: rule === undefined ? null : RULES[rule] };
              })
            : [],
        remarks: [...remarks],
        history: [...describeCarHistory(history, logged)],
      };
    },
    change: (request) => changeOverrides(pool, request),
    async photo(id, vin, name) {
      const car = await readStaffCar(pool, id, vin);
      if (car === null) return null;
      const { photos, manufacturerPhotos } = car.listing;
      const source = [...photos, ...manufacturerPhotos].find((one) => photoName(one) === name);
      if (source === undefined || !pictures.takes(id, source)) return null;
      return pictures.photos.read({
        dealership: id,
        source,
        width: PHOTO_WIDTH,
        format: 'webp',
        isWhole: false,
      });
    },
  };
}
