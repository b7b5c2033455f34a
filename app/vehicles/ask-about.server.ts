import type { Hit } from '@rooftop/inventory/index/result-page';
import type { Listing } from '@rooftop/inventory/vehicle';
import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import type { Topic } from '@rooftop/forms/contact-topics';
import type { RequestContext } from '../context.server.ts';
import { findCarForSale } from './inventory/find-car-for-sale.server.ts';
import { nameWithTrim } from './detail/name-with-trim.ts';

/** Purchasing a vehicle. */
const TOPIC: Topic = '1';
/** Query parameter that holds the VIN of the car a message is about. */
const PARAMETER = 'car';
/** Query parameter that holds the heading of a search that found no cars, for the shopper's own message. */
const SEARCH = 'search';
/** Longer headings come from long keywords. */
const MAX_SEARCH = 200;

const path = (vin: string): string =>
  `/contact-us?${new URLSearchParams({ topic: TOPIC, [PARAMETER]: vin })}`;

/** URL of the contact form with a car attached, without the language. */
export const askAboutPath = (vin: string): string => `${path(vin)}#contact-form`;

const searchPath = (heading: string): string =>
  `/contact-us?${new URLSearchParams({ topic: TOPIC, [SEARCH]: heading })}`;

/** URL of the contact form for a shopper who wants to hear of cars that a search did not find, without the language. */
export const notifyOfPath = (heading: string): string =>
  `${searchPath(heading.slice(0, MAX_SEARCH))}#contact-form`;

/** The search that a URL of the contact page names, in words. Anybody can write such a URL. */
export const requestedSearch = (request: Request): string | null =>
  new URL(request.url).searchParams.get(SEARCH)?.trim().slice(0, MAX_SEARCH) || null;

/** The contact form's message about a search without results. */
export const searchMessage = (search: string, { t }: Pick<RequestContext, 't'>) => ({
  topic: TOPIC,
  action: searchPath(search),
  heading: t('tellMe.button'),
  message: t('tellMe.searchMessage', { search }),
});

/** Whether shoppers can drive the car today. For other cars they can ask to be notified. */
export const canBeDriven = ({ status }: Pick<Listing, 'status'>): boolean => status === 'available';

/** The car that a URL of the contact page names. Null if this visitor cannot see it or it was sold. */
export async function requestedVehicle(request: Request, context: RequestContext): Promise<Hit | null> {
  const vin = new URL(request.url).searchParams.get(PARAMETER);
  return vin === null ? null : findCarForSale(vin, context);
}

/** The contact page's text about a car, above its form. */
export const carIntro = ({ listing }: Pick<Hit, 'listing'>, { t }: Pick<RequestContext, 't'>): string =>
  t(canBeDriven(listing) ? 'tellMe.askIntro' : 'tellMe.intro', { vehicle: nameWithTrim(listing) });

/** The contact form's message about a car. */
export function carMessage(
  { listing }: Pick<Hit, 'listing'>,
  { t, href }: Pick<RequestContext, 't' | 'href'>,
) {
  const vehicle = nameWithTrim(listing);
  return {
    topic: TOPIC,
    action: path(listing.vin),
    heading: canBeDriven(listing) ? t('tellMe.ask') : t('tellMe.button'),
    message: t(canBeDriven(listing) ? 'tellMe.askMessage' : 'tellMe.message', { vehicle }),
    next: { label: t('tellMe.toCar', { vehicle }), href: href(vehiclePath(listing)) ?? '/' },
  };
}
