import { LISTING_CONDITIONS } from '@rooftop/listing/listing-conditions';
import { z } from 'zod';
import { imageShape } from '../../objects/media/image.ts';
import { proseShape } from '../../objects/texts/prose.ts';

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
export const offerShape = z.object({
  id: z.string(),
  /** Last segment of its path, unique within the dealership. */
  key: z.string(),
  /** Previous keys. */
  formerKeys: z.array(z.string()),
  offerType: z.string().nullable(),
  department: z.enum(OFFER_DEPARTMENTS),
  typeLabel: z.enum(OFFER_TYPE_LABELS),
  name: z.string().min(1),
  badge: z.enum(OFFER_BADGES).nullable(),
  description: proseShape,
  /** `{expires}` is replaced with the offer's end date. */
  disclaimer: z.string().nullable(),
  image: imageShape.nullable(),
  recurring: z.enum(['monthly']).nullable(),
  /** `YYYY-MM-DD` in the dealership's time zone, both inclusive. Null means no limit. */
  startDate: z.iso.date().nullable(),
  endDate: z.iso.date().nullable(),
  /** Cars that the offer applies to. Null fields don't limit it. */
  vehicles: z.object({
    condition: z.enum(LISTING_CONDITIONS).nullable(),
    yearFrom: z.number().int().nullable(),
    yearTo: z.number().int().nullable(),
    make: z.string().nullable(),
    model: z.string().nullable(),
    /** Miles. */
    mileageUpTo: z.number().int().nullable(),
  }),
});
export type Offer = z.infer<typeof offerShape>;
