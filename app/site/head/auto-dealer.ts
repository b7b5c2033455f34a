import type { Company } from '@rooftop/content/documents/dealership/company/company';
import type { Store } from '@rooftop/content/documents/store/store';
import { safeHref } from '#app/http/safe-path.ts';
import { type Place, placeOfCompany, placeOfStore } from '#app/stores/place-view.server.ts';
import { type BusinessListing, listing } from './listing.ts';

/** URL fragment of the dealership itself. Stores have their own. */
const WHOLE = 'dealership';

/** https://schema.org/AutoDealer, with its service and parts listings as departments (decision 114). */
export interface AutoDealer extends BusinessListing {
  readonly '@type': 'AutoDealer';
  readonly '@id': string;
  readonly email?: string;
  readonly logo?: string;
  readonly hasMap?: string;
  readonly sameAs?: readonly string[];
  readonly parentOrganization?: { readonly '@id': string };
  readonly department?: readonly (BusinessListing & { readonly '@type': 'AutoRepair' | 'AutoPartsStore' })[];
}

export interface Business {
  /** Absolute URL of the home page. */
  readonly url: string;
  /** As the visitor sees it: with the name, address, phone and hours of their store. */
  readonly company: Company;
  readonly stores: readonly Store[];
  /** Name of a place's service or parts department. */
  readonly departmentName: (department: 'service' | 'parts', place: string) => string;
  readonly logo: string | undefined;
  readonly image: string | undefined;
}

/** A place with its service and parts listings, if it has a service department. */
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

/** A store as a separate business that belongs to the dealership. */
export const storeDealer = (store: Store, business: Business): AutoDealer => ({
  ...dealer(placeOfStore(store), `store-${store.key}`, business),
  parentOrganization: { '@id': `${business.url}#${WHOLE}` },
});

/**
 * The business as the visitor sees it, and its stores if there are several. Businesses without a known address are
 * left out, because search engines require one.
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

/** A service department as a separate business (https://schema.org/AutoRepair), or its parts department. */
interface ServiceListing extends BusinessListing {
  readonly '@type': 'AutoRepair' | 'AutoPartsStore';
  readonly '@id': string;
  readonly parentOrganization: { readonly '@id': string };
}

/**
 * Service and parts listings of every place with a service department (decision 114).
 * @param url URL of the service page.
 */
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
