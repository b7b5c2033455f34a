import { defineQuery } from 'groq';
import { z } from 'zod';
import { hours, profile } from '../../company.groq.ts';
import { queryMany } from '../../content-query.ts';
import { localized } from '../../localized.groq.ts';
import { DEFAULT_TIME_ZONE, TIME_ZONE_NAMES } from '../../time-zones.ts';
import { hoursShape } from '../../objects/dates/hours.ts';
import { addressShape, companyShape, coordinatesShape } from '../dealership/settings/settings.ts';
import { crmStoreShape, storeSlotRulesShape } from '../dealership/settings/slot-rules.ts';

export const STORES_QUERY = defineQuery(`
  *[_type == "store" && dealership._ref == $dealership] | order(coalesce(order, 100) asc, name asc, _id asc) {
    "id": _id,
    key,
    name,
    subname,
    address { line1, line2, city, state, zip },
    coordinates { lat, lng },
    "timeZone": coalesce(timeZone, *[_type == "dealership" && _id == $dealership][0].timeZone, "${DEFAULT_TIME_ZONE}"),
    phones { sales, service },
    "hours": ${hours('hours')},
    mapsLink,
    "note": ${localized('note')},
    serviceSlots { slotMinutes, leadHours, horizonDays, capacity, ignoredTimes },
    testDrive { slotMinutes, leadHours, horizonDays, capacity, ignoredTimes },
    serviceCrm { businessId, advisorId, technicianId },
    "profile": { ${profile('profile')} }
  }
`);

/** What the query returns. */
export const storeShape = z.object({
  id: z.string(),
  /** Unique within the dealership. Stored in the visitor's store cookie. */
  key: z.string(),
  name: z.string().min(1),
  subname: z.string().nullable(),
  address: addressShape.omit({ country: true }),
  /** Degrees, WGS 84. */
  coordinates: coordinatesShape,
  /** IANA name. The store's own time zone, or the dealership's, or the default. */
  timeZone: z.enum(TIME_ZONE_NAMES),
  /** E.164: `+13155550142`. */
  phones: z.object({ sales: z.string(), service: z.string().nullable() }),
  hours: hoursShape,
  /** The store on a map service, https:. */
  mapsLink: z.string().nullable(),
  note: z.string().nullable(),
  /** This store's overrides of the dealership's slots. */
  serviceSlots: storeSlotRulesShape.nullable(),
  testDrive: storeSlotRulesShape.nullable(),
  serviceCrm: crmStoreShape.nullable(),
  /** This store's overrides of the dealership's profile. Null fields don't override. */
  profile: companyShape.pick({
    phone: true,
    email: true,
    mapZoom: true,
    social: true,
    fees: true,
  }),
});

export const storesQuery = queryMany('stores', STORES_QUERY, storeShape);
