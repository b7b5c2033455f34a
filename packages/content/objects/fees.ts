import { FEE_PAYEES } from '@rooftop/listing/fee-payees';
import { z } from 'zod';

/**
 * In cents. Both fees are part of the sale (spec 9, fees), so everybody pays them unless editors say otherwise. A wrong
 * payee or date is replaced, so that no store is left out for it.
 */
export const feesShape = z.object({
  documentaryFee: z.number().int().nonnegative().nullable(),
  /** First day of the documentary fee, `YYYY-MM-DD`. */
  documentaryFeeSince: z.iso.date().nullable().catch(null),
  documentaryFeePayee: z.enum(FEE_PAYEES).catch('dealer'),
  documentaryFeeIsOptional: z.boolean().catch(false),
  thirtyDayDrive: z.number().int().nonnegative().nullable(),
  thirtyDayDrivePayee: z.enum(FEE_PAYEES).catch('dealer'),
  thirtyDayDriveIsOptional: z.boolean().catch(false),
});
export type Fees = z.infer<typeof feesShape>;
