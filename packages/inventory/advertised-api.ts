/** Request and response of `GET /api/desk/advertised/<dealership>`, also for the browser: what a car was advertised for at a moment. */
import { vinNoteShape } from '@rooftop/vin/vin-note';
import { FEE_PAYEES } from '@rooftop/listing/fee-payees';
import { z } from 'zod';

/** A moment on the clocks of the dealership. */
export const advertisedRequestShape = z.object({
  vin: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{17}$/),
  date: z.iso.date(),
  /** On a 24-hour clock: `10:00`. */
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
});
export type AdvertisedRequest = z.infer<typeof advertisedRequestShape>;

const cents = z.number().int();
const feeShape = z.object({
  name: z.string(),
  amount: cents,
  payee: z.enum(FEE_PAYEES),
  isMandatory: z.boolean(),
});

/** A recorded price statement, as packages/inventory/price-statement.ts makes it. */
const statementShape = z.object({
  id: z.string().nullable(),
  audience: z.enum(['everybody', 'unlocked']),
  vehiclePrice: cents.nullable(),
  fees: z.array(feeShape),
  price: cents.nullable(),
  before: cents.nullable(),
  disclaimer: z.string(),
});

export type AdvertisedStatement = z.infer<typeof statementShape>;

const moment = z.iso.datetime();

export const advertisedAnswerShape = z.object({
  /** Name of the dealership. */
  dealership: z.string(),
  timeZone: z.string(),
  vin: z.string(),
  /** What the VIN says. Null if it cannot be one. */
  note: vinNoteShape.nullable(),
  at: moment,
  /** Null if nothing was recorded of the car until then. */
  entry: z
    .object({
      position: z.number().int(),
      hash: z.string(),
      since: moment,
      until: moment.nullable(),
      /** Null if the car was no longer advertised. */
      statement: statementShape.nullable(),
    })
    .nullable(),
  /** The dealership's whole log, computed again for this answer. */
  log: z.object({
    length: z.number().int(),
    checkedAt: moment,
    /** Position of the first entry that was changed or is missing. Null if there is none. */
    brokenAt: z.number().int().nullable(),
  }),
});
export type AdvertisedAnswer = z.infer<typeof advertisedAnswerShape>;
