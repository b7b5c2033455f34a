import {
  LISTS_WITH_OFFER_PAGES,
  type Offer,
  OFFER_LIST_NAMES,
  type OfferListName,
} from '@rooftop/content/documents/offer/offer';
import { pathTo } from '@rooftop/content/page-paths';
import { isForCars } from './offer-vehicles.ts';

export type { OfferListName };

type Sorted = Pick<Offer, 'department' | 'vehicles'>;
type OfferListWithPages = (typeof LISTS_WITH_OFFER_PAGES)[number];

/** The filter of each list of offers (spec 2; decision 114). */
const BELONGS: { readonly [List in OfferListName]: (offer: Sorted) => boolean } = {
  sales: (offer) => offer.department === 'dealer' && isForCars(offer),
  service: (offer) => offer.department === 'service',
  dealer: (offer) => offer.department === 'dealer',
  'current-incentives': (offer) => offer.vehicles.condition === 'new',
};

/** Whether a string is the name of a list. */
export const isOfferList = (word: string | undefined): word is OfferListName =>
  OFFER_LIST_NAMES.some((list) => list === word);

/** Whether a string is the name of a list under which offers have URLs. */
export const hasOfferPages = (word: string | undefined): word is OfferListWithPages =>
  LISTS_WITH_OFFER_PAGES.some((list) => list === word);

export const OFFER_LISTS: readonly OfferListName[] = OFFER_LIST_NAMES;

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
