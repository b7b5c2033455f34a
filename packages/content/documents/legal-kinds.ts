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
