import type { Company } from '@rooftop/content/documents/company';
import type { Store } from '@rooftop/content/documents/store';
import { safeHref } from '../http/safe-path.ts';
import { type Place, placeOfCompany, placeOfStore } from '../stores/place-view.server.ts';
import { type Listing, listing } from './listing.ts';

/** The dealership's own fragment; stores have others. */
const WHOLE = 'dealership';

/** https://schema.org/AutoDealer, with its service and parts listings as departments (decided, §9). */
export interface AutoDealer extends Listing {
  readonly '@type': 'AutoDealer';
  readonly '@id': string;
  readonly email?: string;
  readonly logo?: string;
  readonly hasMap?: string;
  readonly sameAs?: readonly string[];
  readonly parentOrganization?: { readonly '@id': string };
  readonly department?: readonly (Listing & { readonly '@type': 'AutoRepair' | 'AutoPartsStore' })[];
}

export interface Business {
  /** absolute, of the home page */
  readonly url: string;
  /** as the visitor sees it: with his store's name, address, telephone and hours */
  readonly company: Company;
  readonly stores: readonly Store[];
  /** what the service and the parts department of a place are called */
  readonly departmentName: (department: 'service' | 'parts', place: string) => string;
  readonly logo: string | undefined;
  readonly image: string | undefined;
}

/** A place and, where it has a service department, its service and parts listings. */
function dealer(place: Place, id: string, business: Business): AutoDealer {
  const service = listing(place, 'service', business);
  return {
    '@type': 'AutoDealer',
    '@id': `${business.url}#${id}`,
    ...listing(place, 'sales', business),
    ...(business.logo !== undefined && { logo: business.logo }),
    ...(place.mapsLink !== null && safeHref(place.mapsLink) !== null && { hasMap: place.mapsLink }),
    ...(place.hours.service !== null && {
      department: [
        { '@type': 'AutoRepair', ...service, name: business.departmentName('service', place.name) },
        { '@type': 'AutoPartsStore', ...service, name: business.departmentName('parts', place.name) },
      ],
    }),
  };
}

/** A store as a business of its own, which belongs to the dealership. */
export const storeDealer = (store: Store, business: Business): AutoDealer => ({
  ...dealer(placeOfStore(store), `store-${store.key}`, business),
  parentOrganization: { '@id': `${business.url}#${WHOLE}` },
});

/**
 * The business as the visitor sees it, and each of its stores where it has several. One that nobody knows the address
 * of is none to search engines.
 */
export function autoDealers(business: Business): readonly AutoDealer[] {
  const { company, stores } = business;
  if (company.address === null) return [];
  const sameAs = company.social.map(({ url }) => safeHref(url)).filter((url) => url !== null);
  const whole: AutoDealer = {
    ...dealer(placeOfCompany(company), WHOLE, business),
    ...(company.email !== null && { email: company.email }),
    ...(sameAs.length > 0 && { sameAs }),
  };
  if (stores.length < 2) return [whole];
  return [whole, ...stores.map((store) => storeDealer(store, business))];
}

/** A service department as a business of its own: https://schema.org/AutoRepair, and its parts. */
interface ServiceListing extends Listing {
  readonly '@type': 'AutoRepair' | 'AutoPartsStore';
  readonly '@id': string;
  readonly parentOrganization: { readonly '@id': string };
}

/** Of every place with a service department: its service and parts listings (decided, §9). @param url of their page */
export function serviceListings(business: Business, url: string): readonly ServiceListing[] {
  const { company, stores, image, departmentName } = business;
  const places: readonly (readonly [id: string, Place])[] =
    stores.length === 0
      ? [[WHOLE, placeOfCompany(company)]]
      : stores.map((store) => [`store-${store.key}`, placeOfStore(store)]);
  const parentOrganization = { '@id': `${business.url}#${WHOLE}` };
  return places
    .filter(([, { hours, address }]) => hours.service !== null && address !== null)
    .flatMap(([id, place]) => {
      const own = { ...listing(place, 'service', { url, image }), parentOrganization };
      return [
        {
          '@type': 'AutoRepair',
          '@id': `${url}#service-${id}`,
          ...own,
          name: departmentName('service', place.name),
        },
        {
          '@type': 'AutoPartsStore',
          '@id': `${url}#parts-${id}`,
          ...own,
          name: departmentName('parts', place.name),
        },
      ] as const;
    });
}
