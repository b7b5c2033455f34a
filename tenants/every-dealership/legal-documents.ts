import type { LegalDocumentKit } from '../tenant-kit.ts';
import { cookiePolicy } from './legal/cookie-policy.ts';
import { electronicSignatureDisclosure } from './legal/electronic-signature-disclosure.ts';
import { lifetimeEngineWarranty } from './legal/lifetime-engine-warranty.ts';
import { maintenancePlan } from './legal/maintenance-plan.ts';
import { privacyPolicy } from './legal/privacy-policy.ts';
import { termsOfSale } from './legal/terms-of-sale.ts';

/**
 * Texts to begin with. A dealership's lawyer has the last word: its own document takes the place of one of these. What
 * promises money, as the trade-in bonus does, is each dealership's own.
 */
export const legalDocuments: readonly LegalDocumentKit[] = [
  privacyPolicy,
  termsOfSale,
  cookiePolicy,
  electronicSignatureDisclosure,
  lifetimeEngineWarranty,
  maintenancePlan,
];
