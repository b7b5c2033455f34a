import type { Dealership } from './dealership.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store.ts';

/** Company data as a visitor sees them: the dealership's, or those of the store he chose (spec 3, company profile). */
export interface Company extends Readonly<Settings['company']> {
  readonly name: string;
  readonly subname: string | null;
  /** IANA name, of the hours */
  readonly timeZone: Store['timeZone'];
}

type Place = Pick<
  Company,
  'address' | 'coordinates' | 'mapsLink' | 'salesPhone' | 'servicePhone' | 'hours' | 'timeZone'
>;

/** Where a store is, and how it is reached. */
const placeOf = (store: Store): Place => ({
  address: { ...store.address, country: 'US' },
  coordinates: store.coordinates,
  mapsLink: store.mapsLink,
  salesPhone: store.phones.sales,
  servicePhone: store.phones.service,
  hours: store.hours,
  timeZone: store.timeZone,
});

const EMPTY: Settings['company'] = {
  address: null,
  coordinates: null,
  mapZoom: null,
  mapsLink: null,
  phone: null,
  salesPhone: null,
  servicePhone: null,
  email: null,
  siteUrl: null,
  hours: { sales: null, service: null },
  social: [],
  fees: { documentaryFee: null, thirtyDayDrive: null },
};

/** A store's profile over the dealership's data, or these over what is left of it. */
const profileOver = (over: Store['profile'], under: Store['profile']): Store['profile'] => ({
  phone: over.phone ?? under.phone,
  email: over.email ?? under.email,
  siteUrl: over.siteUrl ?? under.siteUrl,
  mapZoom: over.mapZoom ?? under.mapZoom,
  social: over.social.length > 0 ? over.social : under.social,
  fees: {
    documentaryFee: over.fees.documentaryFee ?? under.fees.documentaryFee,
    thirtyDayDrive: over.fees.thirtyDayDrive ?? under.fees.thirtyDayDrive,
  },
});

/** The dealership's own place, completed by its first store's. An address keeps its own map; hours keep their zone. */
function placeOver(own: Settings['company'], timeZone: Store['timeZone'], first: Store | undefined): Place {
  const { address, coordinates, mapsLink, salesPhone, servicePhone, hours } = own;
  const ownPlace = { address, coordinates, mapsLink, salesPhone, servicePhone, hours, timeZone };
  if (first === undefined) return ownPlace;
  const other = placeOf(first);
  const where =
    address === null
      ? {
          address: other.address,
          coordinates: coordinates ?? other.coordinates,
          mapsLink: mapsLink ?? other.mapsLink,
        }
      : {};
  const when =
    hours.sales === null && hours.service === null ? { hours: other.hours, timeZone: other.timeZone } : {};
  return {
    ...ownPlace,
    ...where,
    ...when,
    salesPhone: salesPhone ?? other.salesPhone,
    servicePhone: servicePhone ?? other.servicePhone,
  };
}

/**
 * The company data in effect. A chosen store is a place of its own: address, phones, hours and map are wholly its,
 * also where it has none; of the rest it overrides what it says. Without a chosen store the dealership's own
 * data hold; where and when it can be visited, as far as it left that open, its first store says. The only
 * store of a dealership completes the rest too; of several none may, because fees differ by state.
 */
export function companyOf(
  dealership: Pick<Dealership, 'name' | 'timeZone'>,
  settings: Pick<Settings, 'company'> | null,
  stores: readonly Store[],
  chosen: Store | undefined,
): Company {
  const own = settings?.company ?? EMPTY;
  if (chosen !== undefined) {
    return {
      ...profileOver(chosen.profile, own),
      ...placeOf(chosen),
      name: chosen.name,
      subname: chosen.subname,
      phone: chosen.profile.phone ?? chosen.phones.sales,
    };
  }
  const [first, ...others] = stores;
  const profile = first !== undefined && others.length === 0 ? profileOver(own, first.profile) : own;
  const place = placeOver(own, dealership.timeZone, first);
  return {
    ...profile,
    ...place,
    name: dealership.name,
    subname: null,
    phone: profile.phone ?? place.salesPhone,
  };
}
