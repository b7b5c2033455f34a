import { z } from 'zod';
import { bodyShape } from '../../objects/texts/body.ts';
import { LEGAL_KINDS, type LegalKind } from './legal-kinds.ts';

export { LEGAL_KINDS, type LegalKind };

/**
 * A legal text in all its versions, the dealership's own or shared. The placeholders `{name}`, `{legalName}`,
 * `{address}`, `{phone}`, `{servicePhone}`, `{email}` and `{state}` in texts are replaced with the dealership's data.
 */
export const legalDocumentShape = z.object({
  id: z.string(),
  kind: z.enum(LEGAL_KINDS),
  /** If two documents have the same kind, the dealership's own wins. */
  isShared: z.boolean(),
  title: z.string().nullable(),
  versions: z.array(
    z.object({
      key: z.string(),
      /** First day on which this version applies: `YYYY-MM-DD` in the dealership's time zone. */
      effectiveFrom: z.iso.date(),
      body: bodyShape,
      /** Differences from the previous version. */
      changes: z.string().nullable(),
    }),
  ),
});
export type LegalDocument = z.infer<typeof legalDocumentShape>;
