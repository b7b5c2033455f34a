import { defineQuery } from 'groq';
import { hours, profile } from '../../company.groq.ts';
import { queryMany } from '../../content-query.ts';
import { localized } from '../../localized.groq.ts';
import { DEFAULT_TIME_ZONE } from '../../time-zones.ts';
import { storeShape } from './store.ts';

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

export const storesQuery = queryMany('stores', STORES_QUERY, storeShape);
