import type { LegalDocumentKit } from '../tenant-kit.ts';
import { cookiePolicy } from './legal/cookie-policy.ts';
import { electronicSignatureDisclosure } from './legal/electronic-signature-disclosure.ts';
import { lifetimeEngineWarranty } from './legal/lifetime-engine-warranty.ts';
import { maintenancePlan } from './legal/maintenance-plan.ts';
import { privacyPolicy } from './legal/privacy-policy.ts';
import { termsOfSale } from './legal/terms-of-sale.ts';

/**
 * Starting texts. Each dealership's lawyer has the last word: a dealership's own document replaces the shared one.
 * Texts that promise money, such as the trade-in bonus, are each dealership's own.
 */
export const legalDocuments: readonly LegalDocumentKit[] = [
  privacyPolicy,
  termsOfSale,
  cookiePolicy,
  electronicSignatureDisclosure,
  lifetimeEngineWarranty,
  maintenancePlan,
];
