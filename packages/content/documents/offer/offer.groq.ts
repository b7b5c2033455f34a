import { defineQuery } from 'groq';
import { proseParts } from '../../body.groq.ts';
import { queryMany } from '../../content-query.ts';
import { localized, localizedBlocks } from '../../localized.groq.ts';
import { picture } from '../../picture.groq.ts';
import { offerShape } from './offer.ts';

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

export const offersQuery = queryMany('offers', OFFERS_QUERY, offerShape);
