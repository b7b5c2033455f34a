/**
 * Each is the last segment of a path: `/legal/<kind>`. The first four are from spec 2; the others are terms of spec
 * 1.
 */
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
