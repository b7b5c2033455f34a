import type {
  AccessibleImage,
  Dealership,
  HomePage,
  Store,
  WeekHours,
} from '@rooftop/content/sanity.types.generated';
import { type Hours, WEEKDAYS } from '@rooftop/content/objects/hours';
import type { PictureKit, StoreKit, TenantKit, Text } from '../../tenants/tenant-kit.ts';

/** A document as it is before the lake has stamped it. */
type New<Document> = Omit<Document, '_createdAt' | '_updatedAt' | '_rev'>;
export type KitDocument = New<Dealership> | New<HomePage> | New<Store>;

/** The id of the picture's file once it has been uploaded. */
export type AssetIdOf = (slug: string, file: string) => string;

const reference = (id: string) => ({ _type: 'reference' as const, _ref: id });
const localeString = (text: Text) => ({ _type: 'localeString' as const, ...text });
const localeText = (text: Text) => ({ _type: 'localeText' as const, ...text });

function weekHours(hours: Hours): WeekHours {
  const days = WEEKDAYS.map((weekday) => {
    const open = hours[weekday];
    return [weekday, { _type: 'dayHours', closed: open === null, ...open }] as const;
  });
  return { _type: 'weekHours', ...Object.fromEntries(days) };
}

function storeDocument(slug: string, kit: StoreKit, order: number): New<Store> {
  const { key, name, subname, address, coordinates, phones, hours, note, leads } = kit;
  const query = new URLSearchParams({ api: '1', query: `${coordinates.lat},${coordinates.lng}` });
  return {
    _id: `store-${slug}-${key}`,
    _type: 'store',
    dealership: reference(`dealership-${slug}`),
    key,
    name,
    ...(subname !== undefined && { subname }),
    address: { _type: 'address', ...address },
    coordinates: { _type: 'geopoint', ...coordinates },
    mapsLink: `https://www.google.com/maps/search/?${query}`,
    phones,
    hours: {
      _type: 'departmentHours',
      sales: weekHours(hours.sales),
      ...(hours.service && { service: weekHours(hours.service) }),
    },
    ...(note && { note: localeText(note) }),
    email: { leads: [...leads] },
    order,
  };
}

function image({ alt, hotspot }: PictureKit, assetId: string): AccessibleImage {
  return {
    _type: 'accessibleImage',
    asset: reference(assetId),
    alt: localeString(alt),
    hotspot: { _type: 'sanity.imageHotspot', ...hotspot },
    crop: { _type: 'sanity.imageCrop', top: 0, bottom: 0, left: 0, right: 0 },
  };
}

/**
 * A kit's documents, those that others refer to first.
 * @param platformDomain stands for `{platformDomain}` in hostnames
 */
export function kitDocuments(kit: TenantKit, platformDomain: string, assetIdOf: AssetIdOf): KitDocument[] {
  const { slug, homePage } = kit;
  const id = `dealership-${slug}`;
  const dealership: New<Dealership> = {
    _id: id,
    _type: 'dealership',
    name: kit.name,
    slug: { _type: 'slug', current: slug },
    hostnames: kit.hostnames.map((hostname) => hostname.replace('{platformDomain}', platformDomain)),
    languages: [...kit.languages],
    timeZone: kit.timeZone,
    theme: { _type: 'theme', ...kit.theme },
  };
  const home: New<HomePage> = {
    _id: `homePage-${slug}`,
    _type: 'homePage',
    dealership: reference(id),
    description: localeText(homePage.description),
    hero: {
      headline: localeString(homePage.headline),
      text: localeText(homePage.text),
      image: image(homePage.picture, assetIdOf(slug, homePage.picture.file)),
      callToAction: {
        _type: 'callToAction',
        label: localeString(homePage.callToAction.label),
        href: homePage.callToAction.href,
      },
    },
  };
  return [
    dealership,
    home,
    ...kit.stores.map((store, index) => storeDocument(slug, store, (index + 1) * 10)),
  ];
}
