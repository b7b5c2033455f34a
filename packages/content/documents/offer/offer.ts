import type { z } from 'zod';
import type { offerShape } from './offer.groq.ts';

export const OFFER_DEPARTMENTS = ['dealer', 'service'] as const;
export const OFFER_TYPE_LABELS = ['Cash', 'Trade-In', 'Bundle', 'Discount', 'Coupon', 'Service'] as const;
export const OFFER_BADGES = ['Exclusive', 'Online Exclusive'] as const;

/** Placeholder in a disclaimer for the offer's end date. */
export const EXPIRES = '{expires}';

/** A special offer and its dates (spec 3, Offer). */
export type Offer = z.infer<typeof offerShape>;
