import { z } from 'zod';

/** A ZIP code, or its first digits. */
export const ZIP_PREFIX = /^\d{1,5}$/;

/** Taxes and government fees of an area, for estimates (packages/finance/out-the-door.ts says what each field means). */
export const localTaxShape = z.object({
  zip: z.string().regex(ZIP_PREFIX),
  percent: z.number().min(0).max(20).nullable(),
  /** Cents. */
  titleAndRegistration: z.number().int().nonnegative().nullable(),
  asOf: z.iso.date(),
});
