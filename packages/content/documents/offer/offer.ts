import type { z } from 'zod';
import type { offerShape } from './offer.groq.ts';

export const OFFER_DEPARTMENTS = ['dealer', 'service'] as const;
/** Lists of offers with a page of their own, in display order (spec 2; decision 114). */
export const OFFER_LIST_NAMES = ['sales', 'service', 'dealer', 'current-incentives'] as const;
export type OfferListName = (typeof OFFER_LIST_NAMES)[number];
/** Lists under which offers have URLs. */
export const LISTS_WITH_OFFER_PAGES = [
  'sales',
  'service',
  'dealer',
] as const satisfies readonly OfferListName[];
export const OFFER_TYPE_LABELS = ['Cash', 'Trade-In', 'Bundle', 'Discount', 'Coupon', 'Service'] as const;
export const OFFER_BADGES = ['Exclusive', 'Online Exclusive'] as const;

/** Placeholder in a disclaimer for the offer's end date. */
export const EXPIRES = '{expires}';

/** A special offer and its dates (spec 3, Offer). */
export type Offer = z.infer<typeof offerShape>;
