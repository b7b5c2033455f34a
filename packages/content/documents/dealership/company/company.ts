import type { Dealership } from '../dealership.ts';
import type { Fees } from '../../../objects/fees.ts';
import type { Settings } from '../settings/settings.ts';
import type { Store } from '../../store/store.ts';

/** Company data as a visitor sees them: the dealership's, or the selected store's (spec 3, company profile). */
export interface Company extends Readonly<Settings['company']> {
  readonly name: string;
  readonly subname: string | null;
  /** IANA time zone of the hours. */
  readonly timeZone: Store['timeZone'];
}

/** A department's own phone, or else the main phone. Null if there is neither. */
export const phoneFor = (
  { phone, salesPhone, servicePhone }: Pick<Company, 'phone' | 'salesPhone' | 'servicePhone'>,
  department: 'sales' | 'service',
): string | null => (department === 'service' ? servicePhone : salesPhone) ?? phone;

type CompanyPlace = Pick<
  Company,
  'address' | 'coordinates' | 'mapsLink' | 'salesPhone' | 'servicePhone' | 'hours' | 'timeZone'
>;

/** A store's location and contact data. */
const placeOf = (store: Store): CompanyPlace => ({
  address: { ...store.address, country: 'US' },
  coordinates: store.coordinates,
  mapsLink: store.mapsLink,
  salesPhone: store.phones.sales,
  servicePhone: store.phones.service,
  hours: store.hours,
  timeZone: store.timeZone,
});

/** The fees of a dealership that entered none. */
export const NO_FEES: Fees = {
  documentaryFee: null,
  documentaryFeeSince: null,
  documentaryFeePayee: 'dealer',
  documentaryFeeIsOptional: false,
  thirtyDayDrive: null,
  thirtyDayDrivePayee: 'dealer',
  thirtyDayDriveIsOptional: false,
};

const EMPTY: Settings['company'] = {
  address: null,
  coordinates: null,
  mapZoom: null,
  mapsLink: null,
  phone: null,
  salesPhone: null,
  servicePhone: null,
  email: null,
  hours: { sales: null, service: null },
  social: [],
  fees: NO_FEES,
};

/** A store's own fee, with all that is said of it, or else the dealership's. */
export const feesOver = (over: Fees, under: Fees): Fees => {
  const { documentaryFee, documentaryFeeSince, documentaryFeePayee, documentaryFeeIsOptional } =
    over.documentaryFee === null ? under : over;
  const { thirtyDayDrive, thirtyDayDrivePayee, thirtyDayDriveIsOptional } =
    over.thirtyDayDrive === null ? under : over;
  return {
    documentaryFee,
    documentaryFeeSince,
    documentaryFeePayee,
    documentaryFeeIsOptional,
    thirtyDayDrive,
    thirtyDayDrivePayee,
    thirtyDayDriveIsOptional,
  };
};

/** Merges two profiles. Values of `over` win. */
const profileOver = (over: Store['profile'], under: Store['profile']): Store['profile'] => ({
  phone: over.phone ?? under.phone,
  email: over.email ?? under.email,
  mapZoom: over.mapZoom ?? under.mapZoom,
  social: over.social.length > 0 ? over.social : under.social,
  fees: feesOver(over.fees, under.fees),
});

/**
 * The dealership's own location, completed by its first store's. An address keeps its own map, and hours keep their
 * time zone.
 */
function placeOver(
  own: Settings['company'],
  timeZone: Store['timeZone'],
  first: Store | undefined,
): CompanyPlace {
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
 * Returns the effective company data. A selected store is a location of its own: address, phones, hours and map come
 * only from the store, even if it has none; for the rest, its values override the dealership's. Without a selected
 * store the dealership's own data apply; its first store fills in a missing location and hours. A dealership's only
 * store also fills in the rest. With several stores none does, because fees differ by state.
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
