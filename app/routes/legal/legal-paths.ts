import type { LegalKind } from '@rooftop/content/documents/legal-document';

/** Paths without the language. */
export const LEGAL_PATH = '/legal';
export const legalPath = (kind: LegalKind): string => `${LEGAL_PATH}/${kind}`;
export const PRIVACY_POLICY_PATH = legalPath('privacy-policy');
export const COOKIE_POLICY_PATH = legalPath('cookie-policy');
export const PRIVACY_CHOICES_PATH = `${LEGAL_PATH}/your-privacy-choices`;
export const PRIVACY_REQUEST_PATH = `${LEGAL_PATH}/privacy-request`;
