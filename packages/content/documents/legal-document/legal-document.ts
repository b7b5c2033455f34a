import type { z } from 'zod';
import { LEGAL_KINDS, type LegalKind } from './legal-kinds.ts';
import type { legalDocumentShape } from './legal-document.groq.ts';

export { LEGAL_KINDS, type LegalKind };

/**
 * A legal text in all its versions, the dealership's own or shared. The placeholders `{name}`, `{legalName}`,
 * `{address}`, `{phone}`, `{servicePhone}`, `{email}` and `{state}` in texts are replaced with the dealership's data.
 */
export type LegalDocument = z.infer<typeof legalDocumentShape>;
