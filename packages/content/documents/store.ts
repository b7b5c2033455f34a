import { z } from 'zod';
import { TIME_ZONE_NAMES } from '../time-zones.ts';
import { hoursShape } from '../objects/hours.ts';
import { addressShape, companyShape, coordinatesShape } from './settings.ts';

/** One location of a dealership, in the language asked for. */
export const storeShape = z.object({
  id: z.string(),
  /** unique within the dealership; what the visitor's store cookie holds */
  key: z.string(),
  name: z.string().min(1),
  subname: z.string().nullable(),
  address: addressShape.omit({ country: true }),
  /** degrees, WGS 84 */
  coordinates: coordinatesShape,
  /** IANA name; the store's own, else the dealership's */
  timeZone: z.enum(TIME_ZONE_NAMES),
  /** E.164: `+13155550142` */
  phones: z.object({ sales: z.string(), service: z.string().nullable() }),
  hours: hoursShape,
  /** the store on a map service, https: */
  mapsLink: z.string().nullable(),
  note: z.string().nullable(),
  /** what this store says otherwise than the dealership; null where it does not */
  profile: companyShape.pick({
    phone: true,
    email: true,
    siteUrl: true,
    mapZoom: true,
    social: true,
    fees: true,
  }),
});
export type Store = z.infer<typeof storeShape>;
