import type { Offer } from '@rooftop/content/documents/offer/offer';
import { pathTo } from '@rooftop/content/page-paths';
import { isForCars } from './offer-vehicles.ts';

type Sorted = Pick<Offer, 'department' | 'vehicles'>;

/** The lists of offers with their filters, in display order (spec 2; decision 114). */
const BELONGS = {
  sales: (offer: Sorted) => offer.department === 'dealer' && isForCars(offer),
  service: (offer: Sorted) => offer.department === 'service',
  dealer: (offer: Sorted) => offer.department === 'dealer',
  'current-incentives': (offer: Sorted) => offer.vehicles.condition === 'new',
} as const;
export type OfferListName = keyof typeof BELONGS;

/** Lists under which offers have URLs. */
const LISTS_WITH_PAGES = ['sales', 'service', 'dealer'] as const satisfies readonly OfferListName[];
type OfferListWithPages = (typeof LISTS_WITH_PAGES)[number];

/** Whether a string is the name of a list. */
export const isOfferList = (word: string | undefined): word is OfferListName =>
  word !== undefined && Object.hasOwn(BELONGS, word);

/** Whether a string is the name of a list under which offers have URLs. */
export const hasOfferPages = (word: string | undefined): word is OfferListWithPages =>
  LISTS_WITH_PAGES.some((list) => list === word);

export const OFFER_LISTS: readonly OfferListName[] = Object.keys(BELONGS).filter(isOfferList);

/** The offers that belong to a list. */
export const offersIn = <One extends Sorted>(list: OfferListName, offers: readonly One[]): readonly One[] =>
  offers.filter(BELONGS[list]);

/** The path of a list, without the language. */
export const offerListPath = (list: OfferListName): string => `${pathTo('special-offers')}/${list}`;

/** An offer's canonical path, under its department, without the language. */
export const offerPath = ({ department, key }: Pick<Offer, 'department' | 'key'>): string =>
  `${offerListPath(department)}/${key}`;

/** An offer's path under a list if it belongs to it, else its canonical path. */
export const offerPathIn = (list: OfferListWithPages, offer: Sorted & Pick<Offer, 'key'>): string =>
  BELONGS[list](offer) ? `${offerListPath(list)}/${offer.key}` : offerPath(offer);
