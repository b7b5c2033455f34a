/**
 * What a valuation service must answer. Spec 7 names its customer id and not its calls, so these are ours. README.md
 * shows them as HTTP.
 */
import { z } from 'zod';

/** Dollars on the wire, cents for us. */
const price = z
  .number()
  .min(0.01)
  .max(1_000_000)
  .transform((dollars) => Math.round(dollars * 100));

export const serviceResponse = z.discriminatedUnion('status', [
  z
    .object({
      status: z.literal('valued'),
      currency: z.literal('USD'),
      rough: price,
      wholeAverage: price,
      adjustedRough: price,
      adjustedWholeAverage: price,
    })
    .refine(
      ({ rough, wholeAverage, adjustedRough, adjustedWholeAverage }) =>
        rough <= wholeAverage && adjustedRough <= adjustedWholeAverage,
    ),
  /** The service wants the car to be seen. */
  z.object({ status: z.literal('inspectionRequired') }),
  z.object({ status: z.literal('unknownVehicle') }),
]);
