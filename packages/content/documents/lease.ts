import { z } from 'zod';

/** What the calculator offers (spec 9, payment calculator); held equal to it by a test. */
export const LEASE_MONTHS = [24, 27, 30, 33, 36, 39] as const;
export const LEASE_MILES = [10_000, 12_500, 15_000] as const;

/** What a lessor offers on new cars. A term and mileage without a residual cannot be leased. */
export const leaseShape = z.object({
  residuals: z.array(
    z.object({
      months: z.literal(LEASE_MONTHS),
      /** a year */
      miles: z.literal(LEASE_MILES),
      /** of the list price */
      percent: z.number().min(1).max(99),
    }),
  ),
  /** Percent a year. Null if none was entered: no lease is offered. */
  rate: z.number().min(0).max(30).nullable(),
  /** cents */
  acquisitionFee: z.number().int().nonnegative(),
  /** cents a mile beyond the allowance */
  extraMile: z.number().int().nonnegative(),
});
export type Lease = z.infer<typeof leaseShape>;
