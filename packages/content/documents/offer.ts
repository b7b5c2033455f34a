import { z } from 'zod';
import { imageShape } from '../objects/image.ts';
import { proseShape } from '../objects/prose.ts';

export const OFFER_DEPARTMENTS = ['dealer', 'service'] as const;
export const OFFER_TYPE_LABELS = ['Cash', 'Trade-In', 'Bundle', 'Discount', 'Coupon', 'Service'] as const;
export const OFFER_BADGES = ['Exclusive', 'Online Exclusive'] as const;
export const CONDITIONS = ['new', 'used', 'certified'] as const;

/** What editors write in a disclaimer where the day belongs on which the offer ends. */
export const EXPIRES = '{expires}';

/** What a customer gets, and until when (spec 3, Offer). */
export const offerShape = z.object({
  id: z.string(),
  /** last part of its address, unique within the dealership */
  key: z.string(),
  /** what it was before */
  formerKeys: z.array(z.string()),
  offerType: z.string().nullable(),
  department: z.enum(OFFER_DEPARTMENTS),
  typeLabel: z.enum(OFFER_TYPE_LABELS),
  name: z.string().min(1),
  badge: z.enum(OFFER_BADGES).nullable(),
  description: proseShape,
  /** `{expires}` stands for the date the offer ends */
  disclaimer: z.string().nullable(),
  image: imageShape.nullable(),
  recurring: z.enum(['monthly']).nullable(),
  /** `YYYY-MM-DD` in the dealership's time zone, both inclusive; null: open */
  startDate: z.iso.date().nullable(),
  endDate: z.iso.date().nullable(),
  /** cars that the offer is for; whatever is null does not limit it */
  vehicles: z.object({
    condition: z.enum(CONDITIONS).nullable(),
    yearFrom: z.number().int().nullable(),
    yearTo: z.number().int().nullable(),
    make: z.string().nullable(),
    model: z.string().nullable(),
    /** miles */
    mileageUpTo: z.number().int().nullable(),
  }),
});
export type Offer = z.infer<typeof offerShape>;
