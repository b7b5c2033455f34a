import { LISTING_CONDITIONS } from '@rooftop/listing/listing-conditions';
import { defineQuery } from 'groq';
import { z } from 'zod';
import { proseParts } from '../../body.groq.ts';
import { queryMany } from '../../content-query.ts';
import { localized, localizedBlocks } from '../../localized.groq.ts';
import { imageShape } from '../../objects/media/image.ts';
import { proseShape } from '../../objects/texts/prose.ts';
import { picture } from '../../picture.groq.ts';
import { OFFER_BADGES, OFFER_DEPARTMENTS, OFFER_TYPE_LABELS } from './offer.ts';

export const OFFERS_QUERY = defineQuery(`
  *[_type == "offer" && dealership._ref == $dealership] | order(coalesce(order, 100) asc, _createdAt desc, _id asc) {
    "id": _id,
    key,
    "formerKeys": coalesce(formerKeys, []),
    offerType,
    department,
    typeLabel,
    "name": ${localized('name')},
    badge,
    "description": ${localizedBlocks('description')} ${proseParts},
    "disclaimer": ${localized('disclaimer')},
    "image": ${picture('image', '$dealership')},
    recurring,
    startDate,
    endDate,
    "vehicles": {
      "condition": vehicles.condition,
      "yearFrom": vehicles.yearFrom,
      "yearTo": vehicles.yearTo,
      "make": vehicles.make,
      "model": vehicles.model,
      "mileageUpTo": vehicles.mileageUpTo
    }
  }
`);

/** An offer in the query's result. */
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

export const offersQuery = queryMany('offers', OFFERS_QUERY, offerShape);
