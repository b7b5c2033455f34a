/** What staff read beside a VIN. Also for the browser: it has no tables. */
import { BODY_STYLES } from '@rooftop/illustration/body-styles';
import { z } from 'zod';

export const vinNoteShape = z.object({
  vin: z.string(),
  /** Why the VIN may be wrong, or says nothing (read-vin.ts). */
  doubt: z.enum(['checkDigit', 'market']).nullable(),
  /** What the VIN says. Null if its model is unknown. */
  car: z
    .object({
      /** `2018 Toyota Corolla LE`. */
      name: z.string(),
      bodyStyle: z.enum(BODY_STYLES).nullable(),
      engine: z.string().nullable(),
      fuelType: z.string().nullable(),
    })
    .nullable(),
  /** What somebody said differently. */
  differs: z.array(
    z.object({ field: z.enum(['year', 'make', 'model']), stated: z.string(), decoded: z.string() }),
  ),
});
export type VinNote = z.infer<typeof vinNoteShape>;
