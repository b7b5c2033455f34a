import { LEASE_MILES, LEASE_MONTHS } from '@rooftop/finance/terms';
import { z } from 'zod';

/** A lessor's terms for new cars. A term and mileage without a residual cannot be leased. */
export const leaseShape = z.object({
  residuals: z.array(
    z.object({
      months: z.literal(LEASE_MONTHS),
      /** Miles per year. */
      miles: z.literal(LEASE_MILES),
      /** Percent of the list price. */
      percent: z.number().min(1).max(99),
    }),
  ),
  /** Percent per year. Null if not entered, and then no lease is offered. */
  rate: z.number().min(0).max(30).nullable(),
  /** Cents. */
  acquisitionFee: z.number().int().nonnegative(),
  /** Cents per mile over the allowance. */
  extraMile: z.number().int().nonnegative(),
});
export type Lease = z.infer<typeof leaseShape>;
