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
  employees: [],
  social: [],
  fees: { documentaryFee: null, thirtyDayDrive: null },
};

/**
 * The company data in effect. A chosen store is a place of its own: address, phones, hours and map are wholly its,
 * also where it has none; of the rest it overrides what it says. Without a chosen store the dealership's own
 * data hold, and what it left open is its first store's.
 */
export function companyOf(
  dealership: Pick<Dealership, 'name' | 'timeZone'>,
  settings: Pick<Settings, 'company'> | null,
  stores: readonly Store[],
  chosen: Store | undefined,
): Company {
  const own = settings?.company ?? EMPTY;
  if (chosen !== undefined) {
    const { profile } = chosen;
    return {
      ...placeOf(chosen),
      name: chosen.name,
      subname: chosen.subname,
      mapZoom: profile.mapZoom ?? own.mapZoom,
      phone: profile.phone ?? chosen.phones.sales,
      email: profile.email ?? own.email,
      siteUrl: profile.siteUrl ?? own.siteUrl,
      employees: profile.employees.length > 0 ? profile.employees : own.employees,
      social: profile.social.length > 0 ? profile.social : own.social,
      fees: {
        documentaryFee: profile.fees.documentaryFee ?? own.fees.documentaryFee,
        thirtyDayDrive: profile.fees.thirtyDayDrive ?? own.fees.thirtyDayDrive,
      },
    };
  }
  const first = stores[0] === undefined ? null : placeOf(stores[0]);
  return {
    ...own,
    name: dealership.name,
    subname: null,
    timeZone: own.hours.sales === null && first !== null ? first.timeZone : dealership.timeZone,
    address: own.address ?? first?.address ?? null,
    coordinates: own.coordinates ?? first?.coordinates ?? null,
    mapsLink: own.mapsLink ?? first?.mapsLink ?? null,
    phone: own.phone ?? own.salesPhone ?? first?.salesPhone ?? null,
    salesPhone: own.salesPhone ?? first?.salesPhone ?? null,
    servicePhone: own.servicePhone ?? first?.servicePhone ?? null,
    hours: own.hours.sales === null && first !== null ? first.hours : own.hours,
  };
}
