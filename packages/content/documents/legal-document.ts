import { z } from 'zod';
import { bodyShape } from '../objects/body.ts';
import { LEGAL_KINDS, type LegalKind } from './legal-kinds.ts';

export { LEGAL_KINDS, type LegalKind };

/**
 * What holds in law, in all its versions: the dealership's own, or what every dealership shares. In texts `{name}`,
 * `{legalName}`, `{address}`, `{phone}`, `{servicePhone}`, `{email}` and `{state}` stand for the dealership's.
 */
export const legalDocumentShape = z.object({
  id: z.string(),
  kind: z.enum(LEGAL_KINDS),
  /** of two of a kind the dealership's own counts */
  isShared: z.boolean(),
  title: z.string().nullable(),
  versions: z.array(
    z.object({
      key: z.string(),
      /** `YYYY-MM-DD`: from this day on, in the dealership's time zone */
      effectiveFrom: z.iso.date(),
      body: bodyShape,
      /** what is different from the version before */
      changes: z.string().nullable(),
    }),
  ),
});
export type LegalDocument = z.infer<typeof legalDocumentShape>;
