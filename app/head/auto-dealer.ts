import type { Company } from '@rooftop/content/documents/company';
import type { Store } from '@rooftop/content/documents/store';
import { WEEKDAYS } from '@rooftop/content/objects/hours';
import type { Week } from '@rooftop/tenancy/opening-hours';
import { safeHref } from '../http/safe-path.ts';
import { type Place, placeOfCompany, placeOfStore } from '../stores/place-view.server.ts';

/** Spec 9: "The business has service and parts listings with price range $-$$". */
const PRICE_RANGE = '$-$$';
/** The dealership's own fragment; stores have others. */
const WHOLE = 'dealership';

interface OpeningHours {
  readonly '@type': 'OpeningHoursSpecification';
  readonly dayOfWeek: readonly string[];
  /** `08:30` */
  readonly opens: string;
  readonly closes: string;
}

interface Listing {
  readonly name: string;
  readonly url: string;
  readonly priceRange: typeof PRICE_RANGE;
  readonly telephone?: string;
  readonly address?: Readonly<Record<string, string>>;
  readonly geo?: {
    readonly '@type': 'GeoCoordinates';
    readonly latitude: number;
    readonly longitude: number;
  };
  readonly openingHoursSpecification?: readonly OpeningHours[];
  readonly image?: string;
}

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
  readonly logo: string | undefined;
  readonly image: string | undefined;
}

/** A week's hours, days with equal ones together. Days that are not listed are closed. */
function openingHours(week: Week): readonly OpeningHours[] {
  const groups = new Map<string, OpeningHours>();
  for (const day of WEEKDAYS) {
    const hours = week[day];
    if (hours === null || hours.close <= hours.open) continue;
    const { open: opens, close: closes } = hours;
    const { dayOfWeek = [] } = groups.get(opens + closes) ?? {};
    groups.set(opens + closes, {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: [...dayOfWeek, day.charAt(0).toUpperCase() + day.slice(1)],
      opens,
      closes,
    });
  }
  return [...groups.values()];
}

type Department = keyof Place['hours'];

/** One department of a place, or the place by its sales department. */
function listing(place: Place, department: Department, { url, image }: Business): Listing {
  const { address, coordinates, hours, phones, name } = place;
  const telephone = phones[department] ?? phones.sales;
  const week = hours[department];
  return {
    name,
    url,
    priceRange: PRICE_RANGE,
    ...(telephone !== null && { telephone }),
    ...(address !== null && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: [address.line1, address.line2].filter((line) => line !== null).join(', '),
        addressLocality: address.city,
        addressRegion: address.state,
        postalCode: address.zip,
        addressCountry: address.country,
      },
    }),
    ...(coordinates !== null && {
      geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lng },
    }),
    ...(week !== null && { openingHoursSpecification: openingHours(week) }),
    ...(image !== undefined && { image }),
  };
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
        { '@type': 'AutoRepair', ...service },
        { '@type': 'AutoPartsStore', ...service },
      ],
    }),
  };
}

/** A store as a business of its own, which belongs to the dealership. */
export const storeDealer = (store: Store, business: Business): AutoDealer => ({
  ...dealer(placeOfStore(store), `store-${store.key}`, business),
  parentOrganization: { '@id': `${business.url}#${WHOLE}` },
});

/** The business as the visitor sees it, and each of its stores where it has several. */
export function autoDealers(business: Business): readonly AutoDealer[] {
  const { company, stores } = business;
  const sameAs = company.social.map(({ url }) => safeHref(url)).filter((url) => url !== null);
  const whole: AutoDealer = {
    ...dealer(placeOfCompany(company), WHOLE, business),
    ...(company.email !== null && { email: company.email }),
    ...(sameAs.length > 0 && { sameAs }),
  };
  if (stores.length < 2) return [whole];
  return [whole, ...stores.map((store) => storeDealer(store, business))];
}
