/**
 * A place in the desk and its URL: `/desk/<slug of the dealership>/leads/<lead>?status=new`. What staff search for may name a
 * shopper, so it is in no URL: shell/searched-text.ts keeps it.
 */
import { type LeadFilter, leadFilterShape } from '@rooftop/leads/inbox/inbox-api';
import { type AdvertisedRequest, advertisedRequestShape } from '@rooftop/inventory/advertised-api';
import { type ReportDays, reportRequestShape } from '@rooftop/leads/inbox/report-api';

/** Pages of the desk, as their URLs and the navigation name them. shell/pages.ts has their components. */
export const PAGE_NAMES = ['leads', 'reports', 'people', 'privacy', 'advertised'] as const;
export type PageName = (typeof PAGE_NAMES)[number];

export interface DeskPlace {
  /** Document id of the dealership. */
  readonly dealership: string;
  readonly page: PageName;
  /** Id of the open lead. */
  readonly lead?: string | undefined;
  readonly filter: LeadFilter;
  /** Days of the report. Defaults to the last 30. */
  readonly days?: ReportDays | undefined;
  /** The car and the moment on the page of advertised prices. */
  readonly advertised?: AdvertisedRequest | undefined;
}

/** Everybody starts with the leads that wait for an answer. */
export const firstPlace = (dealership: string): DeskPlace => ({
  dealership,
  page: 'leads',
  filter: { special: 'open' },
});

/** Base path of the desk on the Studio's origin. */
const DESK_PATH = '/desk';

/** Filters that URLs hold. */
const URL_FILTERS = leadFilterShape.omit({ search: true }).shape;

/** Reads a filter from the parameters of a URL. Unknown parameters and values are left out. */
export function parseFilter(params: URLSearchParams): LeadFilter {
  const known = Object.entries(URL_FILTERS).flatMap(([name, shape]) => {
    const read = shape.safeParse(params.get(name) ?? undefined);
    return read.success && read.data !== undefined && read.data !== '' ? [[name, read.data]] : [];
  });
  return leadFilterShape.parse(Object.fromEntries(known));
}

/** Returns a filter without its search text as parameters of a URL, always in the same order. */
export function filterParams(filter: LeadFilter): [string, string][] {
  return Object.keys(URL_FILTERS).flatMap((name) => {
    const value: unknown = Reflect.get(filter, name);
    return typeof value === 'string' && value !== '' ? [[name, value] satisfies [string, string]] : [];
  });
}

/** Returns the parameters of a place's URL, always in the same order. */
export const placeParams = ({ filter, days, advertised }: DeskPlace): [string, string][] => [
  ...filterParams(filter),
  ...(days === undefined
    ? []
    : ([
        ['from', days.from],
        ['to', days.to],
      ] satisfies [string, string][])),
  ...Object.entries(advertised ?? {}),
];

const isPageName = (name: string): name is PageName => PAGE_NAMES.some((one) => one === name);

/** Makes a place of the parts of a URL. Unknown pages lead to the first one. */
export function deskPlaceOf(
  dealership: string,
  {
    page = '',
    lead,
    params,
  }: { page?: string | undefined; lead?: string | undefined; params: URLSearchParams },
): DeskPlace {
  if (!isPageName(page)) return firstPlace(dealership);
  const advertised = advertisedRequestShape.safeParse(Object.fromEntries(params));
  const days = reportRequestShape.safeParse(Object.fromEntries(params));
  return {
    dealership,
    page,
    filter: parseFilter(params),
    ...(lead ? { lead } : {}),
    ...(days.success ? { days: days.data } : {}),
    ...(advertised.success ? { advertised: advertised.data } : {}),
  };
}

/** Adds the text that is searched for to a place that was read from a URL. */
export const withSearch = (place: DeskPlace, search: string | undefined): DeskPlace =>
  search ? { ...place, filter: { ...place.filter, search } } : place;

/** What names a dealership. */
export interface NamedDealership {
  readonly _id: string;
  readonly slug: string | null;
}

/** The dealership that a URL names: by its slug, or by its document id as older links do. */
export const dealershipNamed = (name: string, dealerships: readonly NamedDealership[]): string =>
  dealerships.some(({ _id }) => _id === name)
    ? name
    : (dealerships.find(({ slug }) => slug === name)?._id ?? name);

/** The name of a dealership in URLs: its slug. */
export const nameInUrl = (dealership: string, dealerships: readonly NamedDealership[]): string =>
  dealerships.find(({ _id }) => _id === dealership)?.slug ?? dealership;

/**
 * Parses a URL of the desk. Returns null if it names no dealership.
 * @param dealerships by whose slugs the URL may name its dealership; by its id it may do so as well, as mail does
 */
export function parsePlace(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  dealerships: readonly NamedDealership[],
): DeskPlace | null {
  const [name, page, lead] = pathname
    .slice(DESK_PATH.length)
    .split('/')
    .filter(Boolean)
    .map(decodeURIComponent);
  if (name === undefined) return null;
  return deskPlaceOf(dealershipNamed(name, dealerships), { page, lead, params: new URLSearchParams(search) });
}

/** Returns the path and query of a place. @param dealerships whose slugs are used */
export function placeUrl(place: DeskPlace, dealerships: readonly NamedDealership[]): string {
  const { dealership, page, lead } = place;
  const name = nameInUrl(dealership, dealerships);
  const path = [DESK_PATH, name, page, ...(lead === undefined ? [] : [lead])];
  const query = new URLSearchParams(placeParams(place)).toString();
  return path.join('/') + (query === '' ? '' : `?${query}`);
}
