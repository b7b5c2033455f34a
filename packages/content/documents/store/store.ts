import { z } from 'zod';
import { TIME_ZONE_NAMES } from '../../time-zones.ts';
import { hoursShape } from '../../objects/dates/hours.ts';
import { addressShape, companyShape, coordinatesShape } from '../dealership/settings/settings.ts';
import { crmStoreShape, storeSlotRulesShape } from '../dealership/settings/slot-rules.ts';

/** One location of a dealership, in the requested language. */
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
export type Store = z.infer<typeof storeShape>;
