import { z } from 'zod';
import { bodyShape } from '../objects/body.ts';

/** Each is the end of an address: `/legal/<kind>`. The first four are spec 2's; the others are terms of spec 1. */
export const LEGAL_KINDS = [
  'privacy-policy',
  'terms-of-sale',
  'cookie-policy',
  'electronic-signature-disclosure',
  'lifetime-engine-warranty',
  'maintenance-plan',
  'trade-in-bonus',
] as const;
export type LegalKind = (typeof LEGAL_KINDS)[number];

/**
 * What holds in law, in all its versions: the dealership's own, or what every dealership shares. In texts `{name}`,
 * `{legalName}`, `{address}`, `{phone}`, `{email}` and `{state}` stand for the dealership's.
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
